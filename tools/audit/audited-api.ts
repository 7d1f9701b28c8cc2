import { createElement } from 'react';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { listOperations } from '../../prerender/api/document/operations';
import { toApi } from '../../prerender/api/load-api';
import type { Spec } from '../../prerender/api/document/spec';
import type { HtmlElement } from '../../prerender/html/html-tree';
import { parseHtml } from '../../prerender/html/html-tree';
import { toPlainCode } from '../../src/model/text/code';
import { OperationPage } from '../../src/api/pages/operation-page';
import { OverviewPage } from '../../src/api/pages/overview-page';
import { SchemaPage } from '../../src/api/pages/schema-page';
import { withListedValues } from './listed-values';

/** The pages that the site makes of a spec, as HTML without scripts. */
export interface AuditedApi {
  readonly overview: () => HtmlElement;
  /** Undefined for an operation without a page, such as an internal one. */
  readonly findPage: (
    kind: 'paths' | 'webhooks',
    path: string,
    method: string,
  ) => string | undefined;
  readonly findOperation: (
    kind: 'paths' | 'webhooks',
    path: string,
    method: string,
  ) => { readonly page: string; readonly html: HtmlElement } | undefined;
  readonly schemaNames: readonly string[];
  readonly getSchema: (name: string) => HtmlElement;
}

/** Renders the pages of a valid spec when they are asked for. */
export function createAuditedApi(spec: Spec, source: string): AuditedApi {
  const path = `/docs/api/${spec.id}`;
  const api = toApi(spec, { source, path, highlight: toPlainCode });
  const slugs = new Map(
    listOperations(spec.document).map(({ keys, slug }) => [keys.join(' '), slug]),
  );
  const findPage: AuditedApi['findPage'] = (kind, ...keys) =>
    slugs.get([kind, ...keys].join(' ')) ??
    slugs.get([kind, keys[0], 'additionalOperations', keys[1]].join(' '));
  const getSchema: AuditedApi['getSchema'] = (name) =>
    render(createElement(SchemaPage, { page: api.getSchema(name) }));
  return {
    overview: () => render(createElement(OverviewPage, { overview: api.overview })),
    findPage,
    findOperation: (...keys) => {
      const slug = findPage(...keys);
      if (slug === undefined) return undefined;
      const operation = api.getOperation(slug);
      return { page: slug, html: render(createElement(OperationPage, { operation })) };
    },
    schemaNames: api.reference.schemas,
    getSchema,
  };
}

function render(page: ReactNode): HtmlElement {
  return withListedValues(parseHtml(renderToStaticMarkup(createElement(MemoryRouter, null, page))));
}
