import { createHash } from 'node:crypto';
import type { ContentPolicy } from '../html/content-policy';
import type { FinishedHead } from '../html/page-head';
import { readHead } from '../html/page-head';
import type { PaintRules } from '../html/first-style';
import { toFirstStyle } from '../html/first-style';
import { separateStyles } from '../html/separate-styles';
import { toStructuredData } from '../html/structured-data';
import { findStyleRules } from '../html/style-rules';
import type { PageView } from '../../src/model/pages/page';
import { MANIFEST_FILE, TOUCH_ICON_FILE } from './hosts/web-manifest';
import { cardSize, findArticleType, toCard } from './social/card';
import type { Card } from './social/card';
import { toPictureFile } from './social/pictures';

/** A page as it is published, and files that few other pages have. */
export interface PublishedHtml {
  readonly html: string;
  readonly sheet?: Sheet | undefined;
  /** Its picture for link previews is to be drawn. */
  readonly card?: Card | undefined;
}

/** The style sheet of a page's own styles, named after what it says. */
export interface Sheet {
  /** Relative to the site. */
  readonly file: string;
  readonly content: string;
}

/** The settings of a site for publishing its pages. */
export interface Publication {
  readonly policy: ContentPolicy;
  /** Of the style sheet of all pages. */
  readonly rules: PaintRules;
  readonly base: string;
}

/**
 * Makes of a rendered page what is published: with the content policy, with its styles where the policy lets
 * them be, and, if others may list it, with what search engines and link previews want to know.
 */
export function toPublishedHtml(
  rendered: string,
  view: PageView | undefined,
  { policy, rules, base }: Publication,
): PublishedHtml {
  let html = insertPolicy(separateStyles(rendered), policy);
  const own = findStyleRules(html);
  const sheet = own === undefined ? undefined : toSheet(own);
  const links =
    sheet === undefined
      ? []
      : [`<link rel="stylesheet" href="${base}${sheet.file}" data-page-styles>`];
  html = moveSheets(html, links, toFirstStyle(rules, html) + (own ?? ''));
  html = appendToHead(html, `<link rel="manifest" href="${base}${MANIFEST_FILE}">`);
  html = appendToHead(html, `<link rel="apple-touch-icon" href="${base}${TOUCH_ICON_FILE}">`);
  const head = readHead(html);
  if (!head.isIndexed) return { html, sheet };
  html = appendToHead(
    html,
    toStructuredData(html, head, findArticleType(view), new URL(base, head.canonical).href),
  );
  if (head.hasImage) return { html, sheet };
  const card = toCard(head, view);
  const address = new URL(base + toPictureFile(card), head.canonical).href;
  return { html: insertPicture(html, head, address), sheet, card };
}

/** Before anything that it is about. */
function insertPolicy(html: string, { meta }: ContentPolicy): string {
  const first = '<meta charset="utf-8" />';
  if (!html.includes(first)) throw new Error('A page does not begin with its character set.');
  const tag = `<meta http-equiv="Content-Security-Policy" content="${meta}" />`;
  return html.replace(first, () => `${first}\n    ${tag}`);
}

/** The link to the style sheet of all pages. */
const SHEET = /<link rel="stylesheet"(?: type="[^"]+")? href="[^"]+">/;

/** The end of the body. */
const END = /(?=<\/body>\s*<\/html>\s*$)/;

/** The script of the app, which Vike lets run as soon as it is there. */
const ENTRY = /(<script src="[^"]+" type="module") async>/;

/**
 * Puts the first style in the place of the style sheet, which moves to the end, behind other sheets. The app waits
 * for it: what it adds to the page is not in the first style.
 */
function moveSheets(html: string, others: readonly string[], firstStyle: string): string {
  const [sheet] = SHEET.exec(html) ?? [];
  if (sheet === undefined) throw new Error('A page has no style sheet.');
  const links = [...others, sheet].join('');
  // No text in it ends its element.
  const text = firstStyle.replaceAll('</', String.raw`<\/`);
  const script = `<script type="text/css" data-first-style>${text}</script>`;
  return html
    .replace(sheet, () => `<noscript>${links}</noscript>\n    ${script}`)
    .replace(ENTRY, '$1>')
    .replace(END, () => `  ${links}\n  `);
}

function appendToHead(html: string, tag: string): string {
  return html.replace('</head>', () => `  ${tag}\n  </head>`);
}

function toSheet(text: string): Sheet {
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
  return { file: `assets/static/page-styles.${hash}.css`, content: text };
}

/** A page with a picture has a large preview. */
function insertPicture(html: string, { title }: FinishedHead, url: string): string {
  const alt = title.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
  const small = '<meta name="twitter:card" content="summary" data-page>';
  const tags = [
    '<meta name="twitter:card" content="summary_large_image" data-page>',
    `<meta property="og:image" content="${url}" data-page>`,
    `<meta property="og:image:width" content="${cardSize.width}" data-page>`,
    `<meta property="og:image:height" content="${cardSize.height}" data-page>`,
    `<meta property="og:image:alt" content="${alt}" data-page>`,
    `<meta name="twitter:image" content="${url}" data-page>`,
  ];
  return html.replace(small, () => tags.join('\n    '));
}
