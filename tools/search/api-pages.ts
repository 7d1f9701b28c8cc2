import type { FieldPart } from '../../prerender/search/api-parts';
import type { PageDocuments } from '../../prerender/search/page-documents';
import type { ListedApi, ListedOperation, ListedSchema } from './listed-api';

const FOLDER = '/docs/api/trading';

/** The page of an operation. */
export function toOperationUrl({ id }: ListedOperation): string {
  return `${FOLDER}/${id.replaceAll(/(?=[A-Z])/g, '-').toLowerCase()}`;
}

/** What is searched of the pages of an API. */
export function toApiPages(api: ListedApi): PageDocuments[] {
  return [
    ...api.operations.map((operation) => toOperationPage(api, operation)),
    ...api.schemas.map((schema) => toSchemaPage(api, schema)),
  ];
}

function toOperationPage(api: ListedApi, operation: ListedOperation): PageDocuments {
  const { id, title, description, method, path, tag, body } = operation;
  const url = toOperationUrl(operation);
  const parameters = Array.from(path.matchAll(/\{(\w+)\}/g), ([, name = '']) => name);
  const returned = api.schemas.find(({ name }) => name === operation.schema)?.fields ?? [];
  return {
    url,
    title,
    breadcrumb: [api.title, tag],
    description,
    keywords: '',
    names: [id, path],
    facts: { kind: 'operation', method, path, id, statuses: ['200', '400', '401', '404'] },
    sections: [{ title, hash: '', content: `${method} ${api.server}${path} ${description}` }],
    fields: [
      ...toFields('path', parameters),
      ...toFields('body', body),
      ...toFields('response-200', returned),
    ],
  };
}

function toFields(part: string, names: readonly string[]): readonly FieldPart[] {
  return names.map((name) => ({ title: name, hash: `#${part}.${name}`, text: '' }));
}

function toSchemaPage(
  { title }: ListedApi,
  { name, description, fields }: ListedSchema,
): PageDocuments {
  return {
    url: `${FOLDER}/schemas/${name}`,
    title: name,
    breadcrumb: [title, 'Schemas'],
    description,
    keywords: '',
    facts: { kind: 'schema' },
    sections: [{ title: name, hash: '', content: description }],
    fields: toFields(name, fields),
  };
}
