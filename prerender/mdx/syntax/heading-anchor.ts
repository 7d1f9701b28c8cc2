import type { Heading, PhrasingContent } from 'mdast';
import type { HeadingId } from './heading-ids';

/**
 * Takes the anchor that a writer chose out of a heading's text: `## Words {#id}`, or, in a comment,
 * `## Words {/* #id *\/}`.
 */
export function takeAnchor(heading: Heading): string | undefined {
  const last = heading.children.at(-1);
  const id = last && (findId(last) ?? findCommentId(last));
  if (id !== undefined) heading.children.pop();
  // After "10:30" the braces belong to what the parser took for a directive.
  const text = heading.children.at(-1);
  const [, words, inText] =
    (text?.type === 'text' ? /^(.*?)\s*(?:\{#([^\s{}]+)\})?$/s.exec(text.value) : null) ?? [];
  if (text?.type === 'text') text.value = words ?? text.value;
  if (text?.type === 'text' && text.value === '') heading.children.pop();
  return id ?? inText;
}

function findId(node: PhrasingContent | HeadingId): string | undefined {
  return node.type === 'headingId' ? node.value : undefined;
}

function findCommentId(node: PhrasingContent): string | undefined {
  if ((node.type as string) !== 'mdxTextExpression') return undefined;
  return /^\s*\/\*\s*#([^\s{}]+)\s*\*\/\s*$/.exec((node as { value?: string }).value ?? '')?.[1];
}
