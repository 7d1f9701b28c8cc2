/** The text of a page as Markdown, from what the page shows: components are the text that they stand for. */
export function toPageMarkdown(article: Element): string {
  return `${toBlocks(article).join('\n\n')}\n`;
}

/** Elements that are of use only on the page: buttons, anchors, and words for assistive technology. */
const LEFT_OUT =
  'button, [role="tablist"], [data-search-skip], .visually-hidden, svg, footer, nav, style, select, label:has(+ select)';

function toBlocks(parent: Element): readonly string[] {
  const blocks: string[] = [];
  let words = '';
  const endWords = () => {
    if (words.trim() !== '') blocks.push(words.trim());
    words = '';
  };
  for (const node of parent.childNodes) {
    const block = node instanceof Element ? toBlock(node) : undefined;
    if (block === undefined) {
      words += toWords(node);
    } else {
      endWords();
      blocks.push(...block.filter((text) => text !== ''));
    }
  }
  endWords();
  return blocks;
}

/** The blocks of an element; undefined for one within a sentence. */
function toBlock(element: Element): readonly string[] | undefined {
  if (element.matches(LEFT_OUT)) return [];
  const [, level] = /^H([1-6])$/.exec(element.tagName) ?? [];
  if (level !== undefined) return [`${'#'.repeat(Number(level))} ${toWordsIn(element)}`];
  switch (element.tagName) {
    case 'P':
    case 'SUMMARY':
      return [toWordsIn(element)];
    case 'UL':
    case 'OL':
      return [toList(element)];
    case 'PRE':
      return [toFence(element)];
    case 'TABLE':
      return [toTable(element)];
    case 'BLOCKQUOTE':
      return [indent(toBlocks(element).join('\n\n'), '> ')];
    case 'HR':
      return ['---'];
    default:
      if (element.matches('[role="tabpanel"]')) return toTabBlocks(element);
      // However it is laid out, such as the row of a list.
      if (element instanceof HTMLAnchorElement) return undefined;
      return getComputedStyle(element).display.startsWith('inline') ? undefined : toBlocks(element);
  }
}

/** A panel below the name of its tab, which it begins with for print. */
function toTabBlocks(panel: Element): readonly string[] {
  const tab = document.getElementById(panel.getAttribute('aria-labelledby') ?? '');
  const label = tab === null ? '' : toWordsIn(tab);
  const blocks = toBlocks(panel);
  return [`**${label}**`, ...(blocks[0] === label ? blocks.slice(1) : blocks)];
}

function toList(list: Element): string {
  const items = [...list.children].map((item, index) => {
    const mark = list instanceof HTMLOListElement ? `${list.start + index}. ` : '- ';
    return mark + indent(toBlocks(item).join('\n\n'), ' '.repeat(mark.length)).trimStart();
  });
  return items.join('\n');
}

function toFence(pre: Element): string {
  const text = pre.textContent.replace(/\n$/, '');
  const language = pre.closest('figure')?.dataset['language'] ?? '';
  const fence = text.includes('```') ? '````' : '```';
  return `${fence}${language}\n${text}\n${fence}`;
}

function toTable(table: Element): string {
  const [head = '', ...rows] = [...table.querySelectorAll('tr')].map((row) => {
    const cells = [...row.children].map((cell) => toWordsIn(cell).replaceAll('|', '\\|'));
    return `| ${cells.join(' | ')} |`;
  });
  const width = table.querySelector('tr')?.children.length ?? 0;
  return [head, `|${' --- |'.repeat(width)}`, ...rows].join('\n');
}

function toWordsIn(element: Element): string {
  return [...element.childNodes].map(toWords).join('').trim();
}

function toWords(node: Node): string {
  if (!(node instanceof Element)) return (node.textContent ?? '').replaceAll(/\s+/g, ' ');
  if (node.matches(LEFT_OUT)) return '';
  const words = toWordsIn(node);
  if (node instanceof HTMLAnchorElement) return `[${words}](${node.href})`;
  if (node instanceof HTMLImageElement) return `![${node.alt}](${node.src})`;
  switch (node.tagName) {
    case 'CODE':
      return `\`${node.textContent}\``;
    case 'STRONG':
    case 'B':
      return `**${words}**`;
    case 'EM':
    case 'I':
      return `*${words}*`;
    case 'BR':
      return '\n';
    default:
      return words;
  }
}

function indent(text: string, by: string): string {
  return text
    .split('\n')
    .map((line) => (line === '' ? by.trimEnd() : by + line))
    .join('\n');
}
