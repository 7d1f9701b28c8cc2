import type { LoadJson, Page } from '../../src/model/pages/page';
import type { PageIndex, PageTwin } from '../../src/model/pages/twin';
import { renderDocument } from './document';
import { RELOAD_ON_ERROR } from './error-document';
import { escapeAttribute } from './escape';
import { renderTwin } from './page-twin';

/** The files that a page in development loads from Vite's server. */
export interface DevelopmentAssets {
  /** Addresses. */
  readonly styles: readonly string[];
  /** The text of a module that starts the app. */
  readonly script: string;
}

/** The answer of the server. */
export interface DevelopmentDocument {
  readonly html: string;
  /** The page as Markdown. */
  readonly twin: PageTwin | undefined;
  readonly status: number;
}

/**
 * Renders the page of a site path. Vite's server imports this module, and with it the app; what the page loads is
 * known once it is rendered.
 */
export async function renderDevelopmentPage(
  path: string,
  data: Page | undefined,
  { load, index }: { readonly load: LoadJson; readonly index: PageIndex | undefined },
  findAssets: () => DevelopmentAssets,
): Promise<DevelopmentDocument> {
  // Imported here, because the server would print what is wrong with a module that it imports itself.
  const { openServerPage } = await import('../../src/app/server');
  const page = await openServerPage(path, data, load);
  const html = await renderDocument(page, { app: data?.app ?? '', data });
  const twin = renderTwin(page, html, data, index);
  return { html: addAssets(html, findAssets()), twin, status: page.status };
}

function addAssets(html: string, { styles, script }: DevelopmentAssets): string {
  const links = styles.map(
    (address) => `\n    <link rel="stylesheet" href="${escapeAttribute(address)}">`,
  );
  // Functions, because dollar signs in a replacement string would be read as patterns.
  return html
    .replace('<head>', (head) => head + links.join(''))
    .replace(
      /<\/body>\s*<\/html>\s*$/,
      (end) => `  <script type="module" async ${RELOAD_ON_ERROR}>\n${script}\n</script>\n  ${end}`,
    );
}
