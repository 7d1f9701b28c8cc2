import { toBodyAnchor } from '../../model/api/anchors';
import type { Code } from '../../model/text/code';
import { toText } from '../../model/text/code';
import { texts } from '../texts';

/** Writes a sample without the reader's secrets; undefined for one without the reader's values. */
type ToOpenCode = () => Code | undefined;

const openCodes = new WeakMap<Element, ToOpenCode>();

/** Sets what is copied of a sample with a page, which the reader may give to others. */
export function setOpenCode(pre: Element, toCode: ToOpenCode): void {
  openCodes.set(pre, toCode);
}

/**
 * Puts the request that a page shows into its Markdown: the address of the chosen server, and the sample in the
 * reader's language with the reader's values, but without credentials and other secrets.
 */
export function withShownRequest(markdown: string, article: Element): string {
  const panel = article.querySelector(`[data-shows="${toBodyAnchor()}"]`);
  const code = [...(panel?.querySelectorAll('pre') ?? [])].find((pre) => pre.checkVisibility());
  const sample = findSample(markdown);
  // A webhook has no samples.
  if (code === undefined || sample === undefined) return markdown;
  const address = article.querySelector('header code')?.textContent ?? '';
  const before = markdown
    .slice(0, sample.start)
    .replace(/^`([A-Z]+) .*`$/m, (_, method: string) => `\`${method} ${address}\``);
  return before + toSection(code) + markdown.slice(sample.end);
}

/** The section of a sample: it begins with its heading and a fence, and ends before the next one or before links. */
export function findSample(markdown: string, { sample, samples } = texts.operation) {
  const [before = '', after = ''] = sample.split('{label}');
  const sections = markdown.matchAll(/^## (.*)\n\n(`{3,})[^`\n]*\n[^]*?\n\2$/gm);
  const found = [...sections].find(
    ([, title = '']) => title.startsWith(before) && title.endsWith(after),
  );
  if (found === undefined) return undefined;
  const rest = found.index + found[0].length;
  const ends = [`\n\n${samples}: [`, '\n\n## ']
    .map((mark) => markdown.indexOf(mark, rest))
    .filter((end) => end !== -1);
  return { start: found.index, end: Math.min(...ends, markdown.length) };
}

/** The sample that is shown, with what is said of it. */
function toSection(pre: HTMLPreElement): string {
  const figure = pre.closest('figure');
  const notes = [...(figure?.parentElement?.querySelectorAll(':scope > p') ?? [])];
  const open = openCodes.get(pre)?.();
  const text = (open === undefined ? pre.textContent : toText(open)).replace(/\n$/, '');
  const longest = Math.max(2, ...Array.from(text.matchAll(/`+/g), ([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  return [
    `## ${pre.getAttribute('aria-label') ?? ''}`,
    `${fence}${figure?.dataset['language'] ?? ''}\n${text}\n${fence}`,
    ...notes.map((note) => note.textContent),
  ].join('\n\n');
}
