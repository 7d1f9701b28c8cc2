import type { FormTemplate } from '../../src/model/request/request-template';
import { colorCode } from '../../src/model/text/color-code';
import type { OperationPage } from '../../src/model/api/operation';
import type { PageData } from '../../src/model/api/page-data';
import type { Api } from '../api/load-api';
import { toErrorsHead } from '../api/pages/errors-page';
import { toFieldsHead } from '../api/pages/fields-page';
import { toOperationHead } from '../api/pages/operation-page';
import { toOverviewHead } from '../api/pages/overview-page';
import { toSchemaHead, toSchemaIndexHead } from '../api/pages/schema-page';
import { toDataExpression, toDataModule } from './hot-updates';

/** A request for a module of an OpenAPI file, from the query of its import. */
export interface ApiQuestion {
  /** Path relative to the project root, with a leading slash. */
  readonly url: string;
  readonly question: string;
  /** The requested operation or schema, if any. */
  readonly name: string;
  /** The environment of the importer: browsers, or prerendering. */
  readonly environment: 'client' | 'server';
}

/** The module for a query; for `reference`, only in development. */
export function toApiModule(api: Api, asked: ApiQuestion): string {
  const { url, question, name } = asked;
  switch (question) {
    case 'summary':
      return toDataModule(api.summary);
    case 'overview':
      return toPageModule(toOverviewData(api));
    case 'errors':
      return toPageModule(toErrorsData(api));
    case 'schemas':
      return toPageModule(toSchemaIndexData(api));
    case 'schema':
      return toPageModule(toSchemaData(api, name));
    case 'fields':
      return toPageModule(toFieldsData(api, name));
    case 'operation':
      return toPageModule(toOperationData(api, name)) + toTemplateLoader(asked);
    case 'values':
      return toDataModule(api.findTemplate(name) ?? null);
    case 'call':
      return toDataModule(findCall(api, name));
    default:
      return toReferenceModule(api, url, {
        operations: toModuleSources(`${url}?operation`, listSlugs(api)),
        schemas: toModuleSources(`${url}?schema`, api.reference.schemas),
        fields: toModuleSources(`${url}?fields`, api.listFieldsPages()),
      });
  }
}

/** The table of an API's pages, with an expression for the sources of each kind of page. */
export function toReferenceModule(
  { reference }: Api,
  url: string,
  sources: { readonly operations: string; readonly schemas: string; readonly fields: string },
): string {
  return `${toDataModule(reference)}
export const overview = () => import(${JSON.stringify(`${url}?overview`)});
export const errors = () => import(${JSON.stringify(`${url}?errors`)});
export const schemaIndex = () => import(${JSON.stringify(`${url}?schemas`)});
export const operations = ${sources.operations};
export const schemas = ${sources.schemas};
export const fields = ${sources.fields};
`;
}

function toPageModule({ data, head }: PageData): string {
  return `${toDataModule(data)}export const head = ${toDataExpression(head)};\n`;
}

function toTemplateLoader({ url, name, environment }: ApiQuestion): string {
  // Prerendering needs no values, and Vike reloads pages after a change to a server-only module.
  if (environment === 'server') return 'export const template = () => Promise.resolve(null);\n';
  const id = JSON.stringify(`${url}?values=${encodeURIComponent(name)}`);
  return `export const template = () => import(${id}).then((values) => values.default);\n`;
}

function toOverviewData({ overview, reference }: Api): PageData {
  return { data: overview, head: toOverviewHead(reference) };
}

function toErrorsData({ getErrors, reference }: Api): PageData {
  return { data: getErrors(), head: toErrorsHead(reference) };
}

function toSchemaIndexData({ getSchemaIndex, reference }: Api): PageData {
  return { data: getSchemaIndex(), head: toSchemaIndexHead(reference) };
}

/** The data of an operation's page. */
export function toOperationData(
  { getOperation, reference }: Api,
  slug: string,
  template?: FormTemplate,
): PageData {
  const data = getOperation(slug, template);
  return { data, head: toOperationHead(reference, data) };
}

/** The data of a named schema's page. */
export function toSchemaData({ getSchema, reference }: Api, name: string): PageData {
  const data = getSchema(name);
  return { data, head: toSchemaHead(reference, data) };
}

/** The data of the page of a schema without a name. */
export function toFieldsData({ getFields, reference }: Api, page: string): PageData {
  const data = getFields(page);
  return { data, head: toFieldsHead(reference, page, data) };
}

/** The slugs of an API's operations, each once: an operation with two tags is in two groups. */
export function listSlugs({ reference }: Api): readonly string[] {
  const operations = reference.groups.flatMap((group) => group.operations);
  return [...new Set(operations.map(({ slug }) => slug))];
}

/** Null for an operation that the API does not have, which the home page can do without. */
function findCall(api: Api, slug: string): object | null {
  return listSlugs(api).includes(slug) ? toCall(api.getOperation(slug)) : null;
}

function toCall({ samples, responses }: OperationPage) {
  const [example] = responses.flatMap((response) =>
    response.content.flatMap((media) => media.examples),
  );
  const [request] = samples.flatMap((group) => group.samples);
  return {
    request: request && colorCode(request.code),
    response: example && colorCode(example.code),
  };
}

function toModuleSources(question: string, names: readonly string[]): string {
  const sources = names.map((name) => {
    const url = JSON.stringify(`${question}=${encodeURIComponent(name)}`);
    return `  [${JSON.stringify(name)}, { load: () => import(${url}) }],`;
  });
  return `new Map([\n${sources.join('\n')}\n])`;
}
