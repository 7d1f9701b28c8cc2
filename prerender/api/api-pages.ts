import type { PageEntry } from '../../src/model/pages/section-pages';
import type { AddFile } from '../text/content-files';
import type { PageContent } from '../../src/model/pages/page';
import { toSchemaPath, toSchemasPath } from '../../src/model/api/schema-page';
import type { Api } from './load-api';
import { toApiChanges, toChangesHead, toGoneHead } from './pages/changes-page';
import { toErrorsHead } from './pages/errors-page';
import { toOperationHead } from './pages/operation-page';
import { toOverviewHead } from './pages/overview-page';
import { toSchemaHead, toSchemaIndexHead } from './pages/schema-page';

/** All pages of an API, each made when it is asked for. */
export function listApiPages(api: Api, addFile: AddFile): readonly PageEntry[] {
  const { reference, overview } = api;
  const { path } = reference;
  return [
    { path, kind: 'api', make: () => toIndexContent(api) },
    {
      path: `${path}/${reference.overview}`,
      kind: 'overview',
      make: () => ({ head: toOverviewHead(reference), view: { kind: 'overview', overview } }),
    },
    ...listSlugs(api).map((slug): PageEntry => ({
      path: `${path}/${slug}`,
      kind: 'operation',
      make: () => toOperationContent(api, slug, addFile),
    })),
    ...listHistoryEntries(api),
    ...(reference.hasErrors ? [toErrorsEntry(api)] : []),
    ...(reference.schemas.length > 0 ? [toSchemaIndexEntry(api)] : []),
    ...reference.schemas.map((name): PageEntry => ({
      path: toSchemaPath(path, name, reference.schemas),
      kind: 'schema',
      make: () => {
        const page = api.getSchema(name);
        return { head: toSchemaHead(reference, page), view: { kind: 'schema', page } };
      },
    })),
  ];
}

/** The slugs of an API's operations, each once: an operation with two tags is in two groups. */
export function listSlugs({ reference }: Pick<Api, 'reference'>): readonly string[] {
  const operations = reference.groups.flatMap((group) => group.operations);
  return [...new Set(operations.map(({ slug }) => slug))];
}

function toIndexContent({ reference }: Api): PageContent {
  const { path, label, title, summary } = reference;
  return {
    head: {
      path,
      title: `${label} reference`,
      description: summary,
      keywords: ['API reference', title],
    },
    view: { kind: 'api', reference },
  };
}

function toOperationContent(api: Api, slug: string, addFile: AddFile): PageContent {
  const form = api.findTemplate(slug);
  const operation = api.getOperation(slug, form);
  // A file of its own, as few readers need it.
  const template = form === undefined ? {} : { template: addFile('values', form) };
  return {
    head: toOperationHead(api.reference, operation),
    view: { kind: 'operation', operation, ...template },
  };
}

/** The page with the changes of an API, and one for each operation that is gone. */
function listHistoryEntries(api: Api): readonly PageEntry[] {
  const { reference, history } = api;
  if (history === undefined) return [];
  return [
    {
      path: `${reference.path}/changes`,
      kind: 'changes',
      make: () => {
        const present = new Map(listSlugs(api).map((slug) => [slug, api.getOperation(slug)]));
        const changes = toApiChanges(reference, history, (slug) => present.get(slug));
        return { head: toChangesHead(reference), view: { kind: 'changes', changes } };
      },
    },
    ...history.gone.map((gone): PageEntry => ({
      path: `${reference.path}/${gone.slug}`,
      kind: 'gone',
      make: () => ({
        head: toGoneHead(reference, gone),
        view: { kind: 'gone', apiPath: reference.path, gone },
      }),
    })),
  ];
}

function toErrorsEntry({ reference, getErrors }: Api): PageEntry {
  return {
    path: `${reference.path}/errors`,
    kind: 'errors',
    make: () => ({
      head: toErrorsHead(reference),
      view: { kind: 'errors', catalogue: getErrors() },
    }),
  };
}

function toSchemaIndexEntry({ reference, getSchemaIndex }: Api): PageEntry {
  return {
    path: toSchemasPath(reference.path),
    kind: 'schemas',
    make: () => ({
      head: toSchemaIndexHead(reference),
      view: { kind: 'schemas', index: getSchemaIndex() },
    }),
  };
}
