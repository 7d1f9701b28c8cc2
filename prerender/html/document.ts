import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { prerenderToNodeStream } from 'react-dom/static';
import { text } from 'node:stream/consumers';
import type { ReactElement } from 'react';
import type { ServerPage } from '../../src/app/server';
import type { Page } from '../../src/model/pages/page';
import { toPageFile } from '../../src/model/pages/page';
import type { HeadTag } from '../../src/model/site/head';
import { toErrorText } from '../../src/model/text/error-text';
import { toCleanAnnouncement } from './announcement';
import { escapeAttribute, escapeText } from './escape';
import type { Manifest } from './manifest';
import { findStyleSheet, listPageScripts } from './manifest';
import template from '../../index.html?raw';

/** The files that a document loads. */
export interface DocumentFiles {
  /** Names the app: a page of another deploy has another one. */
  readonly app: string;
  /** The data that it is rendered from; undefined for the not-found page. */
  readonly data: Page | undefined;
  /** Undefined in development, where nothing is preloaded. */
  readonly manifest?: Manifest;
}

/** A finished HTML document: the template with a page's head and body. */
export async function renderDocument(page: ServerPage, files: DocumentFiles): Promise<string> {
  const app = findWholeApp(page.element) ?? (await renderApp(page));
  const id = files.data === undefined ? '' : ` data-page="${files.data.id}"`;
  // Functions, because dollar signs in a replacement string would be read as patterns.
  return template
    .replace(
      '<html lang="en" dir="ltr"',
      `<html lang="${page.language}" dir="${page.direction}"${renderPageType(page)} data-app="${files.app}"${id}${page.followsSystem ? ' data-follow-system' : ''}`,
    )
    .replace('<!--head-->', () => renderHead(page, files))
    .replace('<!--announcement-->', () => renderAnnouncement(page))
    .replace('<!--app-->', () => app);
}

function renderPageType({ pageType }: ServerPage): string {
  return pageType === '' ? '' : ` class="${pageType}"`;
}

/** Static HTML, which React does not hydrate. */
function renderAnnouncement({ announcement }: ServerPage): string {
  return announcement === undefined
    ? ''
    : renderToStaticMarkup(announcement((html) => toCleanAnnouncement(html).html));
}

/** The beginning of a boundary whose content waits for something, or has failed. */
const openBoundary = /<!--\$[?!]/;

/**
 * The app of a page that waits for nothing; undefined if it does, or fails. The same HTML as that of
 * `renderApp` in half the time: nothing is encoded piece by piece.
 */
function findWholeApp(element: ReactElement): string | undefined {
  try {
    const app = renderToString(element);
    return openBoundary.test(app) ? undefined : app;
  } catch {
    // It is rendered again, and fails there with all that is to be said of it.
    return undefined;
  }
}

async function renderApp({ element, title }: ServerPage): Promise<string> {
  const failures: unknown[] = [];
  const stacks: string[] = [];
  const { prelude } = await prerenderToNodeStream(element, {
    onError: (error, { componentStack = '' }) => {
      failures.push(error);
      stacks.push(componentStack);
    },
    // React would move a large boundary to the end of the page and put it back with a script.
    progressiveChunkSize: Number.MAX_SAFE_INTEGER,
  });
  const app = await text(prelude);
  if (failures.length === 0) return app;
  // The cause is part of the message: the prerenderer prints nothing else.
  const error = new Error(`"${title}" cannot be rendered: ${toErrorText(failures[0])}`, {
    cause: failures[0],
  });
  throw Object.assign(error, { components: listComponents(stacks[0] ?? '') });
}

/** The names of the components in a stack of React, innermost first. The bundler adds numbers to names. */
function listComponents(stack: string): readonly string[] {
  return Array.from(stack.matchAll(/^\s*at ([\w.]+)/gm), ([, name = '']) =>
    name.replace(/\$\d+$/, ''),
  );
}

function renderHead(
  { path, title, tags, base }: ServerPage,
  { data, manifest = {} }: DocumentFiles,
): string {
  const toLink = (attributes: string, file: string, more = '') =>
    `<link ${attributes} href="${escapeAttribute(base + file)}"${more}>`;
  const style = findStyleSheet(manifest);
  return [
    `<title>${escapeText(title)}</title>`,
    `<link rel="icon" type="image/svg+xml" href="${escapeAttribute(`${base}favicon.svg`)}">`,
    ...tags.map(renderTag),
    ...(style === undefined ? [] : [toLink('rel="stylesheet"', style)]),
    ...listPageScripts(data?.view, manifest).map((file) =>
      toLink('rel="modulepreload"', file, LOW),
    ),
    ...(data === undefined ? [] : [toLink(DATA, toDataFile(path, data), `${LOW} data-page-file`)]),
    ...(data?.view.kind === 'home' ? [renderBaseNotice(base)] : []),
  ].join('\n    ');
}

/** The page is whole without its script, which must not keep the style sheet waiting on a slow line. */
const LOW = ' fetchpriority="low"';

const DATA = 'rel="preload" as="fetch" crossorigin';

/** Browsers may keep the file of a page, which is another one after a deploy. */
function toDataFile(path: string, { id }: Page): string {
  return `${toPageFile(path)}?${id}`;
}

/** Relative, so that it loads wherever the site lies. */
function renderBaseNotice(base: string): string {
  return `<script async src="base-notice.js" data-base="${escapeAttribute(base)}"></script>`;
}

function renderTag(tag: HeadTag): string {
  if (tag.tag === 'link') {
    const language = tag.hreflang === undefined ? '' : ` hreflang="${tag.hreflang}"`;
    return `<link rel="${tag.rel}" href="${escapeAttribute(tag.href)}"${language} data-page>`;
  }
  return `<meta ${tag.attribute}="${tag.key}" content="${escapeAttribute(tag.content)}" data-page>`;
}
