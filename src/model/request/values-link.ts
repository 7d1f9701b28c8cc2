import { isObject } from '../json-object';
import { toExampleValues, toHarmlessValues } from './harmless-values';
import type { FieldText, FormTemplate, RequestTemplate } from './request-template';
import type { BodyRow, BodyValues, RequestValues } from './request-values';
import { VALUES_HASH, isValuesHash } from './request-values';
import { toServerUrl } from './server-url';
import { isDeclared } from './server-variables';
import { findExample, toBodyValues, toDefaults, toStartValues, toView } from './start-values';

/** Longer links do not survive mail programs, chats and issue trackers. */
const MAX_LENGTH = 8000;

/** Longer ones are not read, so that a link cannot block the page. */
const MAX_READ = 2 * MAX_LENGTH;

/** The harmless values that differ from a page's initial ones. */
interface ValuesLink {
  readonly server?: number;
  readonly variables?: Texts;
  readonly security?: number;
  /** By location and name: `query limit`. */
  readonly parameters?: Texts;
  readonly example?: string;
  readonly send?: boolean;
  readonly body?: string;
  readonly fields?: Texts;
}

type Texts = Readonly<Record<string, FieldText>>;

/** A link to values, and what it does not hold. */
export interface WrittenLink {
  /** The fragment that reproduces the harmless values; undefined if it would be too long. */
  readonly hash: string | undefined;
  /** The names of the values that are left out; an empty one is a whole body. */
  readonly left: readonly string[];
}

/** Writes a link to values. What cannot be known to be harmless is left out of it. */
export function toValuesLink(
  template: FormTemplate,
  all: RequestValues,
  maxLength = MAX_LENGTH,
): WrittenLink {
  const start = toStartValues(template);
  const { values, left } = toHarmlessValues(template, all);
  const parameters = template.parameters.map(({ in: location, name }, index) => ({
    key: `${location} ${name}`,
    text: values.parameters[index] ?? null,
    before: start.parameters[index] ?? null,
  }));
  const variables = (template.servers[values.server]?.variables ?? []).map((variable, index) => ({
    key: variable.name,
    text: values.variables[index] ?? null,
    before: variable.default,
  }));
  const link: ValuesLink = {
    ...(values.server !== 0 && { server: values.server }),
    ...toTexts('variables', variables),
    ...(values.security !== 0 && { security: values.security }),
    ...toTexts('parameters', parameters),
    ...toBodyLink(template, values.body),
  };
  const hash = VALUES_HASH + encodeURIComponent(JSON.stringify(link));
  return { hash: hash.length > maxLength ? undefined : hash, left };
}

/**
 * The fragment that stores values for the tab in which they were typed; empty if there are none, or too many.
 * Unlike a link, it never contains headers, cookies or `writeOnly` values.
 */
export function toStoredHash(template: FormTemplate, values: RequestValues): string {
  const { hash = '' } = toValuesLink(toStrictTemplate(template), values, MAX_READ);
  return hash === `${VALUES_HASH}%7B%7D` ? '' : hash;
}

/** The stored values; undefined if there are none, or if the operation has changed since. */
export function readStoredHash(template: FormTemplate, hash: string): RequestValues | undefined {
  const read = readValuesHash(template, hash);
  return read?.foreign === 0 && read.ignored.length === 0 ? read.values : undefined;
}

/** The template in which headers, cookies and `writeOnly` values count as secrets, too. */
function toStrictTemplate(template: FormTemplate): FormTemplate {
  return {
    ...template,
    nodes: template.nodes.map((node) =>
      node.writeOnly === true ? { ...node, format: 'password' } : node,
    ),
    parameters: template.parameters.map((parameter) =>
      ['header', 'cookie'].includes(parameter.in) ? { ...parameter, secret: true } : parameter,
    ),
  };
}

interface Changed {
  readonly key: string;
  readonly text: FieldText;
  readonly before: FieldText;
}

function toTexts(name: keyof ValuesLink, list: readonly Changed[]): ValuesLink {
  const changed = list.filter(({ text, before }) => text !== before);
  return changed.length === 0
    ? {}
    : { [name]: Object.fromEntries(changed.map(({ key, text }) => [key, text])) };
}

function toBodyLink({ bodies }: RequestTemplate, values: BodyValues | undefined): ValuesLink {
  const body = values === undefined ? undefined : bodies[values.media];
  if (values === undefined || body === undefined) return {};
  const start = toExampleValues(body, values);
  const isFirst = values.example === bodies[0]?.examples[0]?.anchor;
  const common = {
    ...(!isFirst && { example: values.example }),
    ...(!values.isSent && { send: false }),
  };
  if (values.view === 'form' && hasSameRows(values.rows, start.rows)) {
    return { ...common, ...toTexts('fields', listChangedRows(values.rows, start.rows)) };
  }
  const { text } = toView(body, values, 'text');
  return text === start.text ? common : { ...common, body: text };
}

function hasSameRows(rows: readonly BodyRow[], others: readonly BodyRow[]): boolean {
  return (
    rows.length === others.length &&
    rows.every(({ field }, index) => {
      const other = others[index]?.field;
      return other?.name === field.name && other.kind === field.kind;
    })
  );
}

function listChangedRows(rows: readonly BodyRow[], before: readonly BodyRow[]): readonly Changed[] {
  return rows.map(({ field, text }, index) => ({
    key: field.name,
    text,
    before: before[index]?.text ?? null,
  }));
}

/** The values of a link, as far as this page accepts them. */
export interface ReadLink {
  /** Undefined for a link that cannot be read. */
  readonly values: RequestValues | undefined;
  /** The names of this page's values that the link may not set; an empty one is a whole body. */
  readonly ignored: readonly string[];
  /** How many of its values this page does not have. */
  readonly foreign: number;
  /** The URL of the server if the link wrote a part of it itself. */
  readonly server?: string;
}

const broken: ReadLink = { values: undefined, ignored: [], foreign: 0 };

/** Reads a fragment, by the same rule as a link is written; undefined if it holds no values. */
export function readValuesHash(template: FormTemplate, hash: string): ReadLink | undefined {
  if (!isValuesHash(hash)) return undefined;
  const link = hash.length > MAX_READ ? undefined : parseLink(hash.slice(VALUES_HASH.length));
  if (link === undefined) return broken;
  const { values, left } = toHarmlessValues(template, readLink(template, link));
  const names = listNames(template, values);
  const ignored = left.filter((name) => names.has(name));
  const foreign = countForeign(template, link) + left.length - ignored.length;
  return { values, ignored, foreign, ...findWrittenServer(template, values) };
}

function findWrittenServer(
  { servers }: FormTemplate,
  { server, variables }: RequestValues,
): Pick<ReadLink, 'server'> {
  const chosen = servers[server];
  const isWritten = chosen?.variables.some(
    (variable, index) => !isDeclared(variable, variables[index] ?? variable.default),
  );
  return isWritten === true ? { server: toServerUrl(chosen, variables) } : {};
}

/** Names that stand on the page anyhow: a link must not put its own words there. */
function listNames(template: FormTemplate, values: RequestValues): ReadonlySet<string> {
  return new Set([
    '',
    ...(template.servers[values.server]?.variables ?? []).map(({ name }) => name),
    ...template.parameters.map(({ name }) => name),
    ...template.bodies.flatMap(({ fields = [] }) => fields.map(({ name }) => name)),
  ]);
}

function countForeign(template: FormTemplate, link: ValuesLink): number {
  const { servers, security, parameters } = template;
  const isForeign = [
    link.server !== undefined && !Object.hasOwn(servers, link.server),
    link.security !== undefined && !Object.hasOwn(security, link.security),
    link.example !== undefined && findExample(template, link.example) === undefined,
    ...listUnknown(
      link.variables,
      servers.flatMap(({ variables }) => variables.map(({ name }) => name)),
    ),
    ...listUnknown(
      link.parameters,
      parameters.map(({ in: location, name }) => `${location} ${name}`),
    ),
    ...listUnknown(
      link.fields,
      readBody(template, link).body?.rows.map(({ field }) => field.name) ?? [],
    ),
  ];
  return isForeign.filter(Boolean).length;
}

function listUnknown(texts: Texts = {}, names: readonly string[]): readonly boolean[] {
  return Object.keys(texts).map((name) => !names.includes(name));
}

function readLink(template: FormTemplate, link: ValuesLink): RequestValues {
  const server = toIndex(link.server, template.servers);
  return {
    server,
    variables: toDefaults(template, server).map((text, index) => {
      const name = template.servers[server]?.variables[index]?.name ?? '';
      return findText(link.variables, name) ?? text;
    }),
    security: toIndex(link.security, template.security),
    parameters: template.parameters.map(({ in: location, name, start }) => {
      const text = findText(link.parameters, `${location} ${name}`);
      return text === undefined ? start : text;
    }),
    ...readBody(template, link),
  };
}

function parseLink(text: string): ValuesLink | undefined {
  try {
    const value: unknown = JSON.parse(decodeURIComponent(text));
    return isLink(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isLink(value: unknown): value is ValuesLink {
  if (!isObject(value)) return false;
  return (
    ['server', 'security'].every((key) => isMissingOr('number', value[key])) &&
    ['example', 'body'].every((key) => isMissingOr('string', value[key])) &&
    isMissingOr('boolean', value['send']) &&
    ['variables', 'parameters', 'fields'].every((key) => isTexts(value[key]))
  );
}

function isMissingOr(type: string, value: unknown): boolean {
  return value === undefined || typeof value === type;
}

function isTexts(value: unknown): boolean {
  if (value === undefined) return true;
  return (
    isObject(value) &&
    Object.values(value).every((text) => text === null || typeof text === 'string')
  );
}

function findText(texts: Texts | undefined, name: string): FieldText | undefined {
  return texts !== undefined && Object.hasOwn(texts, name) ? texts[name] : undefined;
}

function toIndex(index: number | undefined, list: readonly unknown[]): number {
  return index !== undefined && Object.hasOwn(list, index) ? index : 0;
}

function readBody(template: RequestTemplate, link: ValuesLink): Pick<RequestValues, 'body'> {
  const found = findExample(template, link.example);
  const body = found?.body ?? template.bodies[0];
  if (body === undefined) return {};
  const start = toBodyValues(body, found?.media ?? 0, found?.index ?? 0);
  const isSent = link.send !== false || template.isBodyRequired;
  if (link.body !== undefined) {
    const text = { ...start, isSent, view: 'text' as const, text: link.body, rows: [] };
    return { body: body.kind === 'json' ? text : toView(body, text, start.view) };
  }
  const rows = start.rows.map((row) => {
    const text = findText(link.fields, row.field.name);
    return text === undefined ? row : { ...row, text };
  });
  return { body: { ...start, isSent, rows } };
}
