import type { Nodes } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { isJsxElement } from '../tree/mdx-tree';

/** The text of a link or an image that says nothing. */
interface WrongText {
  readonly message: string;
  readonly hint: string;
}

const empty =
  /^(?:(?:(?:click|see|right|over) )?here|this(?: (?:page|link|article|document|post))?|(?:read |learn )?more)\W*$/i;

/** Finds a link whose words do not say where it leads. */
export function findWrongLinkText(node: Nodes): WrongText | undefined {
  const isLink = isJsxElement(node) ? /^(?:a|Link)$/.test(node.name ?? '') : node.type === 'link';
  const words = isLink ? toString(node).replaceAll(/\s+/g, ' ').trim() : '';
  if (!empty.test(words)) return undefined;
  return {
    message: `The link "${words}" does not say where it leads.`,
    hint: 'Put the link on the words that name its target, as in "Read [how tokens expire](…)".',
  };
}

/** Finds an image without a text for those who do not see it. */
export function findWrongImageText(node: Nodes): WrongText | undefined {
  const text = findImageText(node);
  if (text === undefined || (text !== '' && !isEmptyText(text))) return undefined;
  return {
    message:
      text === ''
        ? 'The image has no text.'
        : `The text of the image, "${text}", does not say what it shows.`,
    hint: 'Say what it shows, as in "![A team with two divisions](…)". For decoration, write <img alt="" … />.',
  };
}

/** The text of an image; undefined for other nodes, and for elements, which may be decoration, with a text. */
function findImageText(node: Nodes): string | undefined {
  if (node.type === 'image' || node.type === 'imageReference') return (node.alt ?? '').trim();
  if (!isJsxElement(node) || node.name !== 'img') return undefined;
  const hasText = node.attributes.some(
    (each) => each.type === 'mdxJsxExpressionAttribute' || each.name === 'alt',
  );
  return hasText ? undefined : '';
}

/** The name of a file, or the word "image". */
function isEmptyText(text: string): boolean {
  return (
    /^\S+\.(?:png|jpe?g|gif|svg|webp|avif)$/i.test(text) ||
    /^(?:an? )?(?:image|img|picture|photo|screenshot|alt|alt text)[ -]?\d*$/i.test(text)
  );
}
