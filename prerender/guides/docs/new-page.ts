import { stringify } from 'yaml';
import { toKebabCase } from '../../text/slug';

/** The file of a new page, or why the input is not a valid place. */
export type PagePlace =
  | { readonly kind: 'file'; readonly file: string }
  | { readonly kind: 'wrong'; readonly message: string; readonly hint: string };

const PART = /^[a-z\d]+(?:[-.][a-z\d]+)*$/;

/**
 * The file of a new page, from its place below `content/docs`: `platform/rate-limits`.
 *
 * A trailing slash means the page of a folder. The input may also be a copied file path or
 * address: it may start with the folder or the site path of the docs, and end with `.mdx`.
 */
export function toPagePlace(input: string): PagePlace {
  const place = input
    .trim()
    .replace(/^\/?(?:content\/docs|docs)\//, '')
    .replace(/^\//, '')
    .replace(/\.mdx?$/, '')
    .replace(/\/$/, '/index');
  const wrong = place.split('/').some((part) => !PART.test(part));
  if (!wrong) return { kind: 'file', file: `content/docs/${place}.mdx` };
  return {
    kind: 'wrong',
    message: `"${input}" is not a valid path for a page.`,
    hint: `Write names in lower case with hyphens, and a slash after each folder, as in "${toExample(place)}".`,
  };
}

/** The most similar valid place. */
function toExample(place: string): string {
  const parts = place
    .split(/[/\\]/)
    .map((part) => toKebabCase(part.normalize('NFD').replaceAll(/[^\p{ASCII}]/gu, '')))
    .filter((part) => part !== '');
  return parts.length === 0 ? 'platform/rate-limits' : parts.join('/');
}

/** The text of a new page: front matter, and an outline with instructions. */
export function toPageText(title: string): string {
  return `---
${stringify({ title }).trim()}
description: What a reader can do after this page, in one sentence of 60 to 160 characters.
---

Say in two or three sentences what this page is about, and for whom it is. {/* No reader sees a remark like this one. */}

## Before you start

- What a reader needs to have, to know, or to have done.

## What to do first

Say it, then show it:

\`\`\`bash title="What the code is, or the name of its file"
curl https://api.sandbox.easier.example/v2/masters
\`\`\`

:::tip
A remark that saves work. Leave it out when there is none.
:::

## What to do next

Link to the page that a reader wants now.
`;
}
