import type { PageData } from '../../src/model/api/page-data';
import type { Api } from '../api/load-api';
import {
  listSlugs,
  toErrorsData,
  toFieldsData,
  toOperationData,
  toOverviewData,
  toSchemaData,
  toSchemaIndexData,
} from '../api/page-data';
import { toHomeApi } from '../api/home-api';
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

/** The module for a query. */
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
