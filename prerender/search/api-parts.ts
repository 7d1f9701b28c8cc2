import {
  toItemsAnchor,
  toRowAnchor,
  toSchemaAnchor,
  toVariantAnchor,
} from '../../src/model/api/anchors';
import type { ErrorCatalogue } from '../../src/model/api/api';
import type { MediaType, OperationPage } from '../../src/model/api/operation';
import type { SchemaPage } from '../../src/model/api/schema-page';
import type { SchemaView, SchemaViews } from '../../src/model/schema/schema-view';
import type { PageView } from '../../src/model/pages/page';
import type { PageFacts } from '../../src/model/search/search-document';
import { toText } from '../../src/model/text/code';
import { toPlainText } from '../../src/model/text/rich-text';

/** A field, a parameter or a header of a page, as search finds it. */
export interface FieldPart {
  /** With the names of its parent fields: `assignee.userId`. */
  readonly title: string;
  /** With its leading `#`. */
  readonly hash: string;
  readonly text: string;
}

/** The indexed parts of an API's page, from its data. */
export interface ApiParts {
  readonly facts: PageFacts;
  /** Names by which the page is found besides its title. */
  readonly names: readonly string[];
  /** Text of the page that belongs to no field. */
  readonly text: string;
  readonly fields: readonly FieldPart[];
}

/** Undefined for a page that is read from its HTML. */
export function toApiParts(view: PageView): ApiParts | undefined {
  switch (view.kind) {
    case 'operation':
      return toOperationParts(view.operation);
    case 'schema':
      return toSchemaParts(view.page);
    case 'errors':
      return toErrorParts(view.catalogue);
    case 'overview':
      return { facts: { kind: 'overview' }, names: [], text: '', fields: [] };
    case 'guide':
      return undefined;
    default:
      return { facts: { kind: 'list' }, names: [], text: '', fields: [] };
  }
}

function toOperationParts(operation: OperationPage): ApiParts {
  const { method, path, operationId, deprecated, parameters, responses, schemas } = operation;
  const { kind, description, pathDescription } = operation;
  const locations = [
    ...new Set(parameters.map((parameter) => parameter.in)),
    ...(operation.body === undefined ? [] : ['body']),
  ];
  const success = responses.filter(({ status }) => status.startsWith('2')).slice(0, 1);
  const returned = success.flatMap(({ content }) => content);
  const fields = listOperationFields(operation, success);
  return {
    facts: {
      kind,
      method,
      path,
      id: operationId,
      ...(responses.length > 0 && { statuses: responses.map(({ status }) => status) }),
      ...(locations.length > 0 && { in: locations }),
      ...(deprecated && { deprecated }),
      ...((parameters.some((parameter) => parameter.deprecated) || hasDeprecated(schemas)) && {
        hasDeprecated: true,
      }),
    },
    names: [operationId, path, ...listIdeographs(schemas, returned)],
    text: joinTexts([
      toPlainText(description),
      toPlainText(pathDescription),
      toPlainText(operation.body?.description ?? []),
      ...responses.map((response) => `${response.status} ${toPlainText(response.description)}`),
      ...listExampleValues(returned, fields),
    ]),
    fields,
  };
}

function listOperationFields(
  { parameters, schemas, body }: OperationPage,
  success: OperationPage['responses'],
): readonly FieldPart[] {
  return takeFirst([
    ...parameters.map((parameter) => ({
      title: parameter.name,
      hash: `#${parameter.anchor}`,
      text: joinTexts([
        toPlainText(parameter.description),
        ...listRootWords(schemas, parameter.anchor),
      ]),
    })),
    ...toBodyFields(schemas, body?.content ?? [], 'body'),
    ...success.flatMap(({ anchor, content, headers }) => [
      ...toBodyFields(schemas, content, anchor),
      ...headers.map((header) => ({
        title: header.name,
        hash: `#${header.anchor}`,
        text: toPlainText(header.description),
      })),
    ]),
  ]);
}

/** Values of the first examples that are not in a name or a description of a field, indexed with the field. */
function listExampleValues(
  returned: readonly MediaType[],
  fields: readonly FieldPart[],
): readonly string[] {
  const said = fields.map(({ title, text }) => `${title} ${text}`).join(' ');
  const values = returned
    .flatMap(listExampleTexts)
    .flatMap((text) => text.split(/["\n]/))
    .map((value) => value.replaceAll(/^[\s:,[\]{}]+|[\s:,[\]{}]+$/g, ''));
  return [...new Set(values)].filter((value) => !EMPTY_VALUE.test(value) && !said.includes(value));
}

/** Says nothing that anyone looks for. */
const EMPTY_VALUE = /^(?:.?|null|true|false)$/u;

/**
 * The values in Chinese or Japanese characters, such as `東京都`: those that a field may have, and those of examples
 * whose data are in these characters. Who looks for one wants such data. In other data, it is a sample like any name,
 * and only part of the text.
 */
function listIdeographs({ list }: SchemaViews, returned: readonly MediaType[]): readonly string[] {
  const allowed = list.flatMap(({ values = [] }) =>
    values.map(({ value }) => value.replaceAll('"', '')),
  );
  const codes = returned.flatMap(({ examples }) => examples.map(({ code }) => toText(code)));
  const given = codes.flatMap((code) =>
    Array.from(code.matchAll(VALUE), ([, value = '']) => value),
  );
  const words = [...new Set(given)];
  const ideographs = words.filter((word) => WORD.test(word));
  const isTheirs = ideographs.length >= words.length * MIN_SHARE;
  const all = [...allowed.filter((value) => WORD.test(value)), ...(isTheirs ? ideographs : [])];
  return [...new Set(all)].slice(0, MAX_NAMES);
}

/** A text in an example in JSON. */
const VALUE = /:\s*"([^"]+)"/g;

/** One word, or a few. */
const WORD = /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー・]{1,12}$/u;

/** A name in Japanese has a reading, and often a translation and a code beside it. */
const MIN_SHARE = 0.25;

/** The prefectures of Japan with their readings. */
const MAX_NAMES = 100;

/** The first example as it is returned. */
function listExampleTexts({ examples }: MediaType): readonly string[] {
  const [example] = examples;
  return example === undefined ? [] : [toText(example.code).slice(0, MAX_EXAMPLE)];
}

const MAX_EXAMPLE = 1500;

function listRootWords(schemas: SchemaViews, anchor: string): readonly string[] {
  const root = schemas.roots.find((one) => one.anchor === anchor);
  const view = root === undefined ? undefined : schemas.list[root.shown];
  return view === undefined ? [] : listViewWords(view);
}

function hasDeprecated({ list }: SchemaViews): boolean {
  return list.some(({ deprecated }) => deprecated);
}

function toBodyFields(
  schemas: SchemaViews,
  content: readonly MediaType[],
  anchor: string,
): readonly FieldPart[] {
  const root = schemas.roots.find((one) => one.anchor === anchor);
  return content.length === 0 || root === undefined ? [] : listFields(schemas, root.shown, anchor);
}

function toSchemaParts({ name, title, description, schemas }: SchemaPage): ApiParts {
  const anchor = toSchemaAnchor(name);
  const root = schemas.roots.find((one) => one.anchor === anchor);
  return {
    facts: { kind: 'schema' },
    names: title === undefined ? [] : [title],
    text: toPlainText(description),
    fields: root === undefined ? [] : takeFirst(listFields(schemas, root.shown, anchor)),
  };
}

function toErrorParts({ errors }: ErrorCatalogue): ApiParts {
  return {
    facts: {
      kind: 'errors',
      problems: errors.map(({ status, type, anchor }) => ({
        status,
        ...(type !== undefined && { type }),
        hash: `#${anchor}`,
      })),
    },
    names: [],
    text: '',
    fields: [],
  };
}

/** Fields inside fields deeper than this are on the page of their schema. */
const MAX_DEPTH = 3;

/** A schema of 9,000 fields is found by its first ones. */
const MAX_FIELDS = 300;

/** The named fields of a schema that a page shows. */
function listFields(schemas: SchemaViews, id: number, anchor: string): readonly FieldPart[] {
  const fields: FieldPart[] = [];
  const visit = (inner: number, around: string, names: readonly string[], depth: number): void => {
    const view = schemas.list[inner];
    if (view === undefined || fields.length >= MAX_FIELDS) return;
    if (view.items !== undefined) visit(view.items, toItemsAnchor(around), names, depth);
    for (const row of view.rows ?? []) {
      const at = toRowAnchor(around, row);
      const isNamed = row.role === 'property' && row.name !== undefined;
      const path = isNamed ? [...names, row.name ?? ''] : names;
      const shown = schemas.list[row.schema];
      if (isNamed && shown !== undefined)
        fields.push({
          title: path.join('.'),
          hash: `#${at}`,
          text: joinTexts(listViewWords(shown)),
        });
      if (depth < MAX_DEPTH) visit(row.schema, at, path, depth + 1);
    }
    for (const union of view.unions ?? [])
      for (const variant of union.variants)
        if (depth < MAX_DEPTH)
          visit(variant.schema, toVariantAnchor(around, variant.key), names, depth + 1);
  };
  visit(id, anchor, [], 1);
  return fields;
}

/** Its description, the values that it may have, and its examples. */
function listViewWords(view: SchemaView): readonly string[] {
  const { name = '', description = [], values = [], examples = [] } = view;
  const shown = [...values.map(({ value }) => value), ...examples].slice(0, MAX_VALUES);
  return [name, toPlainText(description), ...shown.map((value) => value.replaceAll('"', ''))];
}

const MAX_VALUES = 30;

/** Each name once, at its first place. */
function takeFirst(fields: readonly FieldPart[]): readonly FieldPart[] {
  return [...new Map(fields.toReversed().map((field) => [field.title, field])).values()]
    .toReversed()
    .slice(0, MAX_FIELDS);
}

function joinTexts(texts: readonly string[]): string {
  return texts.filter((text) => text !== '').join(' ');
}
