import { isObject } from '../json-object';
import { isExactObject, parseExactJson, toLaidOutJson } from './exact-json';
import type { FieldText, RequestTemplate, TemplateBody } from './request-template';
import type { BodyRow, BodyValues, RequestValues } from './request-values';
import { VALUES_HASH, isValuesHash } from './request-values';
import { findExample, toBodyValues, toDefaults, toStartValues, toView } from './start-values';

/** Longer links do not survive mail programs, chats and issue trackers. */
const MAX_LENGTH = 8000;

/** The values that differ from a page's initial ones, never including credentials. */
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

/** The fragment that reproduces values, without passwords; undefined if it would be too long. */
export function toValuesHash(template: RequestTemplate, values: RequestValues): string | undefined {
  const start = toStartValues(template);
  const parameters = template.parameters.map(({ in: location, name, secret }, index) => ({
    key: `${location} ${name}`,
    text: secret === true ? undefined : (values.parameters[index] ?? null),
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
  return hash.length > MAX_LENGTH ? undefined : hash;
}

interface Changed {
  readonly key: string;
  /** Undefined for a text that links must not contain. */
  readonly text: FieldText | undefined;
  readonly before: FieldText;
}

function toTexts(name: keyof ValuesLink, list: readonly Changed[]): ValuesLink {
  const changed = list.filter(({ text, before }) => text !== undefined && text !== before);
  return changed.length === 0
    ? {}
    : { [name]: Object.fromEntries(changed.map(({ key, text }) => [key, text])) };
}

function toBodyLink({ bodies }: RequestTemplate, values: BodyValues | undefined): ValuesLink {
  const body = values === undefined ? undefined : bodies[values.media];
  if (values === undefined || body === undefined) return {};
  const start = toExampleValues(body, values);
  const isFirst = values.example === bodies[0]?.examples[0]?.anchor;
  return {
    ...(!isFirst && { example: values.example }),
    ...(!values.isSent && { send: false }),
    ...(values.view === 'form' && hasSameRows(values.rows, start.rows)
      ? toTexts('fields', listChangedRows(values.rows, start.rows))
      : toTextLink(body, toView(body, values, 'text'), start)),
  };
}

function toExampleValues(body: TemplateBody, { media, example }: BodyValues): BodyValues {
  return toBodyValues(
    body,
    media,
    body.examples.findIndex(({ anchor }) => anchor === example),
  );
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
    text: field.secret === true ? undefined : text,
    before: before[index]?.text ?? null,
  }));
}

/** Replaces the passwords in a text with those of the example. */
function toTextLink(body: TemplateBody, { text }: BodyValues, start: BodyValues): ValuesLink {
  const secrets = (body.fields ?? []).filter(({ secret }) => secret === true);
  if (text === start.text || body.secret === true) return {};
  if (secrets.length === 0) return { body: text };
  const [value, before] = [parseExactJson(text), parseExactJson(start.text)];
  if (!isExactObject(value)) return {};
  const kept = new Map(value);
  for (const { name } of secrets) {
    const old = isExactObject(before) ? before.get(name) : undefined;
    if (old === undefined) kept.delete(name);
    else if (kept.has(name)) kept.set(name, old);
  }
  return { body: toLaidOutJson(kept) };
}

/** Reads the values of a fragment that the template has; undefined for a foreign or broken fragment. */
export function readValuesHash(template: RequestTemplate, hash: string): RequestValues | undefined {
  const link = isValuesHash(hash) ? parseLink(hash.slice(VALUES_HASH.length)) : undefined;
  if (link === undefined) return undefined;
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
