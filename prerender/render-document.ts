import { prerenderToNodeStream } from 'react-dom/static';
import { text } from 'node:stream/consumers';
import type { ServerPage } from '../src/app/server';
import type { HeadTag } from '../src/model/head';
import { toErrorText } from '../src/model/to-error-text';
import template from '../index.html?raw';

/** A finished HTML document: the template with a page's head and body. */
export async function renderDocument(
  { element, title, tags, base }: ServerPage,
  preloads: readonly string[],
): Promise<string> {
  const failures: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(element, {
    onError: (error) => void failures.push(error),
    // React would move a large boundary to the end of the page and put it back with a script.
    progressiveChunkSize: Number.MAX_SAFE_INTEGER,
  });
  const app = await text(prelude);
  if (failures.length > 0) {
    // The cause is part of the message: the prerenderer prints nothing else.
    throw new Error(`"${title}" cannot be rendered: ${toErrorText(failures[0])}`, {
      cause: failures[0],
    });
  }
  // Functions: a replacement text would have its dollar signs read as patterns.
  return template
    .replace('<!--head-->', () => renderHead({ title, tags, base, preloads }))
    .replace('<!--app-->', () => app);
}

interface Head {
  readonly title: string;
  readonly tags: readonly HeadTag[];
  readonly base: string;
  /** Files below the base that the page's first script will import. */
  readonly preloads: readonly string[];
}

function renderHead({ title, tags, base, preloads }: Head): string {
  const icon = `<link rel="icon" type="image/svg+xml" href="${escapeAttribute(`${base}favicon.svg`)}">`;
  const links = preloads.map(
    (file) => `<link rel="modulepreload" href="${escapeAttribute(base + file)}">`,
  );
  return [`<title>${escapeText(title)}</title>`, icon, ...tags.map(renderTag), ...links].join(
    '\n    ',
  );
}

function renderTag(tag: HeadTag): string {
  if (tag.tag === 'link')
    return `<link rel="${tag.rel}" href="${escapeAttribute(tag.href)}" data-page>`;
  return `<meta ${tag.attribute}="${tag.key}" content="${escapeAttribute(tag.content)}" data-page>`;
}

function escapeText(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

function escapeAttribute(value: string): string {
  return escapeText(value).replaceAll('"', '&quot;');
}
