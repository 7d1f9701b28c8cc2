import type { Call, CallBody, FieldText } from './call';
import type { BodyRow, BodyValues, CallValues } from './call-values';
import { toBodyValues, toDefaults, toStartValues, toView } from './call-values';
import { isExactObject, parseExactJson, toLaidOutJson } from './exact-json';

/** What an address's fragment begins with when it holds values. */
const START = '#values=';

/** Longer ones do not survive mail programs, chats and issue trackers. */
const MAX_LENGTH = 8000;

/** What differs from the values that a page begins with. Credentials are no part of them. */
interface Link {
  readonly server?: number;
  readonly variables?: Texts;
  readonly security?: number;
  /** By place and name: `query limit`. */
  readonly parameters?: Texts;
  readonly example?: string;
  readonly send?: boolean;
  readonly body?: string;
  readonly fields?: Texts;
}

type Texts = Readonly<Record<string, FieldText>>;

/** Whether a fragment is one of ours. */
export function isValuesHash(hash: string): boolean {
  return hash.startsWith(START);
}

/** The fragment that reproduces some values, without passwords; undefined where it would be too long. */
export function toValuesHash(call: Call, values: CallValues): string | undefined {
  const start = toStartValues(call);
  const parameters = call.parameters.map(({ in: place, name, secret }, index) => ({
    key: `${place} ${name}`,
    text: secret === true ? undefined : (values.parameters[index] ?? null),
    before: start.parameters[index] ?? null,
  }));
  const variables = (call.servers[values.server]?.variables ?? []).map((variable, index) => ({
    key: variable.name,
    text: values.variables[index] ?? null,
    before: variable.default,
  }));
  const link: Link = {
    ...(values.server !== 0 && { server: values.server }),
    ...toTexts('variables', variables),
    ...(values.security !== 0 && { security: values.security }),
    ...toTexts('parameters', parameters),
    ...toBodyLink(call, values.body),
  };
  const hash = START + encodeURIComponent(JSON.stringify(link));
  return hash.length > MAX_LENGTH ? undefined : hash;
}

interface Changed {
  readonly key: string;
  /** Undefined for what no link may hold. */
  readonly text: FieldText | undefined;
  readonly before: FieldText;
}

function toTexts(name: keyof Link, list: readonly Changed[]): Link {
  const changed = list.filter(({ text, before }) => text !== undefined && text !== before);
  return changed.length === 0
    ? {}
    : { [name]: Object.fromEntries(changed.map(({ key, text }) => [key, text])) };
}

function toBodyLink({ bodies }: Call, values: BodyValues | undefined): Link {
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

function toExampleValues(body: CallBody, { media, example }: BodyValues): BodyValues {
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

/** Passwords inside a text are those of the example. */
function toTextLink(body: CallBody, { text }: BodyValues, start: BodyValues): Link {
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

/** The values that a fragment holds; undefined for a foreign or broken one. What a call does not have is left out. */
export function readValuesHash(call: Call, hash: string): CallValues | undefined {
  const link = isValuesHash(hash) ? parseLink(hash.slice(START.length)) : undefined;
  if (link === undefined) return undefined;
  const server = toIndex(link.server, call.servers);
  return {
    server,
    variables: toDefaults(call, server).map((text, index) => {
      const name = call.servers[server]?.variables[index]?.name ?? '';
      return findText(link.variables, name) ?? text;
    }),
    security: toIndex(link.security, call.security),
    parameters: call.parameters.map(({ in: place, name, start }) => {
      const text = findText(link.parameters, `${place} ${name}`);
      return text === undefined ? start : text;
    }),
    ...readBody(call, link),
  };
}

function parseLink(text: string): Link | undefined {
  try {
    const value: unknown = JSON.parse(decodeURIComponent(text));
    return isLink(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isLink(value: unknown): value is Link {
  if (!isRecord(value)) return false;
  return (
    ['server', 'security'].every((key) => isMissingOr('number', value[key])) &&
    ['example', 'body'].every((key) => isMissingOr('string', value[key])) &&
    isMissingOr('boolean', value['send']) &&
    ['variables', 'parameters', 'fields'].every((key) => isTexts(value[key]))
  );
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isMissingOr(type: string, value: unknown): boolean {
  return value === undefined || typeof value === type;
}

function isTexts(value: unknown): boolean {
  if (value === undefined) return true;
  return (
    isRecord(value) &&
    Object.values(value).every((text) => text === null || typeof text === 'string')
  );
}

function findText(texts: Texts | undefined, name: string): FieldText | undefined {
  return texts !== undefined && Object.hasOwn(texts, name) ? texts[name] : undefined;
}

function toIndex(index: number | undefined, list: readonly unknown[]): number {
  return index !== undefined && Object.hasOwn(list, index) ? index : 0;
}

function readBody(call: Call, link: Link): Pick<CallValues, 'body'> {
  const media = call.bodies.findIndex(({ examples }) =>
    examples.some(({ anchor }) => anchor === link.example),
  );
  const body = call.bodies[Math.max(media, 0)];
  if (body === undefined) return {};
  const index = body.examples.findIndex(({ anchor }) => anchor === link.example);
  const start = toBodyValues(body, Math.max(media, 0), Math.max(index, 0));
  const isSent = link.send !== false || call.isBodyRequired;
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
