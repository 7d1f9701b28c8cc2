import type { PageHead } from '../../src/model/site/head';
import type { Api } from '../api/load-api';
import { toErrorsHead } from '../api/pages/errors-page';
import { toOperationHead } from '../api/pages/operation-page';
import { toOverviewHead } from '../api/pages/overview-page';
import { toSchemaHead, toSchemaIndexHead } from '../api/pages/schema-page';

/** What a page of an API is made from: plain data. */
export interface PageData {
  readonly data: unknown;
  readonly head: PageHead;
}

export function toOverviewData({ overview, reference }: Api): PageData {
  return { data: overview, head: toOverviewHead(reference) };
}

export function toErrorsData({ getErrors, reference }: Api): PageData {
  return { data: getErrors(), head: toErrorsHead(reference) };
}

export function toSchemaIndexData({ getSchemaIndex, reference }: Api): PageData {
  return { data: getSchemaIndex(), head: toSchemaIndexHead(reference) };
}

export function toOperationData({ getOperation, reference }: Api, slug: string): PageData {
  const data = getOperation(slug);
  return { data, head: toOperationHead(reference, data) };
}

export function toSchemaData({ getSchema, reference }: Api, name: string): PageData {
  const data = getSchema(name);
  return { data, head: toSchemaHead(reference, data) };
}
