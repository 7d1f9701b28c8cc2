import {
  toItemsAnchor,
  toRowAnchor,
  toSchemaAnchor,
  toVariantAnchor,
} from '../../src/model/api/anchors';
import type { Header, MediaType, OperationPage } from '../../src/model/api/operation';
import type { SchemaPage } from '../../src/model/api/schema-page';
import type { PlainNode } from '../../src/model/guides/plain-body';
import type { SchemaView, SchemaViews } from '../../src/model/schema/schema-view';
import { withMoreWords } from '../../src/model/search/search-document';
import { toText } from '../../src/model/text/code';
import type { RichText } from '../../src/model/text/rich-text';
import { toNodes } from './api-sections';
import type { PageSection, PageText } from './page-documents';
import { toLine, toSentences } from './page-sections';

/** The page of an operation: one section with the text that belongs to no field, and its fields. */
export function toOperationText(operation: OperationPage): PageText {
  const { method, path, operationId, deprecated, parameters, responses, schemas } = operation;
  const { kind, description, pathDescription, body } = operation;
  const title = toLine(operation.title);
  const locations = [
    ...new Set(parameters.map((parameter) => parameter.in)),
    ...(body === undefined ? [] : ['body']),
  ];
  const success = responses.filter(({ status }) => status.startsWith('2')).slice(0, 1);
  const returned = success.flatMap(({ content }) => content);
  const fields = listOperationFields(operation, success);
  const hasDeprecated = [...parameters, ...schemas.list].some((one) => one.deprecated);
  const text = toSentences([
    ...[description, pathDescription, body?.description ?? []].map((part) => toParagraph(part)),
    ...responses.map((one) => toParagraph(one.description, ['dt', null, [one.status]])),
  ]);
  return {
    title,
    facts: {
      kind,
      method,
      path,
      id: operationId,
      ...(responses.length > 0 && { statuses: responses.map(({ status }) => status) }),
      ...(locations.length > 0 && { in: locations }),
      ...(deprecated && { deprecated }),
      ...(hasDeprecated && { hasDeprecated }),
    },
    names: [operationId, path, ...listIdeographs(schemas, returned)],
    sections: [
      { title, hash: '', content: withMoreWords(text, listExampleValues(returned, fields)) },
    ],
    fields,
  };
}

/** The page of a schema, in the same form. */
export function toSchemaText({ name, title, description, schemas }: SchemaPage): PageText {
  return {
    title: name,
    facts: { kind: 'schema' },
    names: title === undefined ? [] : [title],
    sections: [{ title: name, hash: '', content: toSentences(toNodes(description)) }],
    fields: takeFirst(listFields(schemas, toSchemaAnchor(name))),
  };
}

function toParagraph(text: RichText, ...before: readonly PlainNode[]): PlainNode {
  return ['p', null, [...before, ...toNodes(text)]];
}

function listOperationFields(
  { parameters, schemas, body }: OperationPage,
  success: OperationPage['responses'],
): readonly PageSection[] {
  const toField = ({ name, anchor, description }: Header): PageSection => {
    const view = findRoot(schemas, anchor);
    const all = [{ tag: 'p', children: description }, ...(view?.description ?? [])] as const;
    return { title: name, hash: `#${anchor}`, content: toFieldText({ ...view, description: all }) };
  };
  return takeFirst([
    ...parameters.map(toField),
    ...(body === undefined ? [] : listFields(schemas, 'body')),
    ...success.flatMap(({ anchor, headers }) => [
      ...listFields(schemas, anchor),
      ...headers.map(toField),
    ]),
  ]);
}

/** Values of the first examples that are not in a name or a description of a field, indexed with the field. */
function listExampleValues(
  returned: readonly MediaType[],
  fields: readonly PageSection[],
): readonly string[] {
  const said = fields.map(({ title, content }) => `${title} ${content}`).join(' ');
  const values = returned
    .flatMap(({ examples }) => examples.slice(0, 1))
    .flatMap(({ code }) => toText(code).slice(0, MAX_EXAMPLE).split(/["\n]/))
    .map((value) => value.replaceAll(/^[\s:,[\]{}]+|[\s:,[\]{}]+$/g, ''));
  return [...new Set(values)].filter((value) => !EMPTY_VALUE.test(value) && !said.includes(value));
}

const MAX_EXAMPLE = 1500;

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

function findRoot({ roots, list }: SchemaViews, anchor: string): SchemaView | undefined {
  const root = roots.find((one) => one.anchor === anchor);
  return root === undefined ? undefined : list[root.shown];
}

/** Fields inside fields deeper than this are on the page of their schema. */
const MAX_DEPTH = 3;

/** A schema of 9,000 fields is found by its first ones. */
const MAX_FIELDS = 300;

/** The named fields of a schema that a page shows. */
function listFields(schemas: SchemaViews, anchor: string): readonly PageSection[] {
  const fields: PageSection[] = [];
  const visit = (
    view: SchemaView | undefined,
    around: string,
    names: readonly string[],
    depth: number,
  ): void => {
    if (view === undefined || depth > MAX_DEPTH || fields.length >= MAX_FIELDS) return;
    const { items, rows = [], unions = [] } = view;
    if (items !== undefined) visit(schemas.list[items], toItemsAnchor(around), names, depth);
    for (const row of rows) {
      const at = toRowAnchor(around, row);
      const shown = schemas.list[row.schema];
      const isNamed = row.role === 'property' && row.name !== undefined;
      const path = isNamed ? [...names, row.name ?? ''] : names;
      if (isNamed && shown !== undefined)
        fields.push({ title: path.join('.'), hash: `#${at}`, content: toFieldText(shown) });
      visit(shown, at, path, depth + 1);
    }
    for (const { key, schema } of unions.flatMap(({ variants }) => variants))
      visit(schemas.list[schema], toVariantAnchor(around, key), names, depth + 1);
  };
  visit(findRoot(schemas, anchor), anchor, [], 1);
  return fields;
}

/** Its description; the name of its schema, the values that it may have and its examples as more words. */
function toFieldText({
  name = '',
  description = [],
  values = [],
  examples = [],
}: SchemaView): string {
  const given = [...values.map(({ value }) => value), ...examples].slice(0, MAX_VALUES);
  const words = [name, ...given.map((value) => value.replaceAll('"', ''))];
  return withMoreWords(
    toSentences(toNodes(description)),
    words.filter((word) => word !== ''),
  );
}

const MAX_VALUES = 30;

/** Each name once, at its first place. */
function takeFirst(fields: readonly PageSection[]): readonly PageSection[] {
  return [...new Map(fields.toReversed().map((field) => [field.title, field])).values()]
    .toReversed()
    .slice(0, MAX_FIELDS);
}
