import type { PageDocuments, PageSection } from '../../prerender/search/page-documents';
import type { ListedApi, ListedOperation } from './listed-api';

const FOLDER = '/docs/api/trading';

/** The page of an operation. */
export function toOperationUrl({ id }: ListedOperation): string {
  return `${FOLDER}/${id.replaceAll(/(?=[A-Z])/g, '-').toLowerCase()}`;
}

/** The search documents of the pages of an API. */
export function toApiPages({ title: apiTitle, server, operations, schemas }: ListedApi) {
  const operationPages = operations.map((operation): PageDocuments => {
    const { id, title, description, method, path, tag, body, schema } = operation;
    const parameters = Array.from(path.matchAll(/\{(\w+)\}/g), ([, name = '']) => name);
    const returned = schemas.find(({ name }) => name === schema)?.fields ?? [];
    return {
      url: toOperationUrl(operation),
      title,
      breadcrumb: [apiTitle, tag],
      description,
      keywords: '',
      names: [id, path],
      facts: { kind: 'operation', method, path, id, statuses: ['200', '400', '401', '404'] },
      sections: [{ title, hash: '', content: `${method} ${server}${path} ${description}` }],
      fields: [
        ...toFields('path', parameters),
        ...toFields('body', body),
        ...toFields('response-200', returned),
      ],
    };
  });
  const schemaPages = schemas.map(({ name, description, fields }): PageDocuments => ({
    url: `${FOLDER}/schemas/${name}`,
    title: name,
    breadcrumb: [apiTitle, 'Schemas'],
    description,
    keywords: '',
    facts: { kind: 'schema' },
    sections: [{ title: name, hash: '', content: description }],
    fields: toFields(name, fields),
  }));
  return [...operationPages, ...schemaPages];
}

function toFields(part: string, names: readonly string[]): readonly PageSection[] {
  return names.map((name) => ({ title: name, hash: `#${part}.${name}`, content: '' }));
}
