import { parse } from 'yaml';
import type { GuideFormat, MarkdownOptions } from '../../../src/model/site/markdown';

/** The front matter of a guide that may choose a format. */
const FRONT_MATTER = /^\uFEFF?---[ \t]*\r?\n([^]*?^mdx[ \t]*:[^]*?)\r?\n---[ \t]*(?:\r?\n|$)/m;

/** The format of a guide: its own choice, `mdx: { format: md }`, or else the site's. */
export function toFormat(file: string, text: string, options: MarkdownOptions = {}): GuideFormat {
  const chosen = findChoice(text) ?? options.format ?? 'mdx';
  if (chosen === 'md') return 'md';
  return chosen === 'detect' && /\.md$/i.test(file) ? 'md' : 'mdx';
}

function findChoice(text: string): unknown {
  const [whole, yaml] = FRONT_MATTER.exec(text) ?? [];
  if (yaml === undefined || !text.startsWith(whole ?? '')) return undefined;
  try {
    const { mdx } = parse(yaml) as { mdx?: { format?: unknown } | null };
    return mdx?.format;
  } catch {
    // Another check reports invalid front matter.
    return undefined;
  }
}
