import { toBodyAnchor } from '../../model/api/anchors';
import { texts } from '../texts';

/**
 * Puts the request that a page shows into its Markdown: the address of the chosen server, and the sample in the
 * reader's language with the reader's values.
 */
export function withShownRequest(markdown: string, article: Element): string {
  const panel = article.querySelector(`[data-shows="${toBodyAnchor()}"]`);
  const code = [...(panel?.querySelectorAll('pre') ?? [])].find((pre) => pre.checkVisibility());
  const [title = ''] = texts.operation.sample.split('{label}');
  const start = markdown.indexOf(`\n## ${title}`);
  // A webhook has no samples.
  if (code === undefined || start === -1) return markdown;
  // The links to the samples in other languages, or the next section.
  const ends = [`\n\n${texts.operation.samples}: [`, '\n\n## ']
    .map((mark) => markdown.indexOf(mark, start + 1))
    .filter((end) => end !== -1);
  const end = Math.min(...ends, markdown.length);
  const address = article.querySelector('header code')?.textContent ?? '';
  const before = markdown
    .slice(0, start)
    .replace(/^`([A-Z]+) .*`$/m, (_, method: string) => `\`${method} ${address}\``);
  return `${before}\n${toSection(code)}${markdown.slice(end)}`;
}

/** The sample that is shown, with what is said of it. */
function toSection(pre: HTMLPreElement): string {
  const figure = pre.closest('figure');
  const notes = [...(figure?.parentElement?.querySelectorAll(':scope > p') ?? [])];
  const text = pre.textContent.replace(/\n$/, '');
  const longest = Math.max(2, ...Array.from(text.matchAll(/`+/g), ([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  return [
    `## ${pre.getAttribute('aria-label') ?? ''}`,
    `${fence}${figure?.dataset['language'] ?? ''}\n${text}\n${fence}`,
    ...notes.map((note) => note.textContent),
  ].join('\n\n');
}
