import type { PageData } from '../../src/model/api/page-data';
import type { FormTemplate } from '../../src/model/request/request-template';
import type { Api } from './load-api';
import { toErrorsHead } from './pages/errors-page';
import { toFieldsHead } from './pages/fields-page';
import { toOperationHead } from './pages/operation-page';
import { toOverviewHead } from './pages/overview-page';
import { toSchemaHead, toSchemaIndexHead } from './pages/schema-page';

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
