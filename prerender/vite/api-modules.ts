import type { FormTemplate } from '../../src/model/request/request-template';
import type { PageData } from '../../src/model/api/page-data';
import type { Api } from '../api/load-api';
import { toErrorsHead } from '../api/pages/errors-page';
import { toFieldsHead } from '../api/pages/fields-page';
import { toOperationHead } from '../api/pages/operation-page';
import { toOverviewHead } from '../api/pages/overview-page';
import { toSchemaHead, toSchemaIndexHead } from '../api/pages/schema-page';
import { toHomeApi } from './home-api';
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
    case 'home':
      return toDataModule(toHomeApi(api, name));
    default:
      return toReferenceModule(api, {
        overview: toModuleSource(`${url}?overview`),
        errors: toModuleSource(`${url}?errors`),
        schemaIndex: toModuleSource(`${url}?schemas`),
        operations: toModuleSources(`${url}?operation`, listSlugs(api)),
        schemas: toModuleSources(`${url}?schema`, api.reference.schemas),
        fields: toModuleSources(`${url}?fields`, api.listFieldsPages()),
      });
  }
}

/** Expressions for the sources of an API's pages. */
export type PageSources = Readonly<
  Record<'overview' | 'errors' | 'schemaIndex' | 'operations' | 'schemas' | 'fields', string>
>;

/** The table of an API's pages, and how to load each. */
export function toReferenceModule({ reference }: Api, sources: PageSources): string {
  const exports = Object.entries(sources).map(
    ([kind, source]) => `export const ${kind} = ${source};\n`,
  );
  return `${toDataModule(reference)}\n${exports.join('')}`;
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

/** The data of an API's overview page. */
export function toOverviewData({ overview, reference }: Api): PageData {
  return { data: overview, head: toOverviewHead(reference) };
}

/** The data of the page of an API's errors. */
export function toErrorsData({ getErrors, reference }: Api): PageData {
  return { data: getErrors(), head: toErrorsHead(reference) };
}

/** The data of the list of an API's schemas. */
export function toSchemaIndexData({ getSchemaIndex, reference }: Api): PageData {
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

function toModuleSources(question: string, names: readonly string[]): string {
  const sources = names.map((name) => {
    const source = toModuleSource(`${question}=${encodeURIComponent(name)}`);
    return `  [${JSON.stringify(name)}, ${source}],`;
  });
  return `new Map([\n${sources.join('\n')}\n])`;
}

function toModuleSource(url: string): string {
  return `{ load: () => import(${JSON.stringify(url)}) }`;
}
