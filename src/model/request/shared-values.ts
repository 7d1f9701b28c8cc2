import { isObject } from '../json-object';
import { toJsonText } from '../json-text';
import { isExactList, parseExactJson } from './exact-json';
import { isFileField } from './field-text';
import type {
  FieldText,
  RequestTemplate,
  TemplateField,
  TemplateParameter,
} from './request-template';
import type { BodyRow, BodyValues, RequestValues } from './request-values';
import { VALUES_HASH, isValuesHash } from './request-values';
import { isSecret, withoutSecrets } from './secrets';
import { isDeclared } from './server-url';
import { toBodyValues, toStartValues, toView } from './start-values';

/** Longer fragments are neither stored nor read, so that a link cannot block the page. */
const MAX_HASH = 16_000;

type Texts = Readonly<Record<string, FieldText>>;

/** The values in a link and in the storage of a tab: those that differ from the ones that a page starts with. */
export interface SharedValues {
  readonly server?: number;
  readonly variables?: Texts;
  readonly security?: number;
  /** By location and name: `query limit`. */
  readonly parameters?: Texts;
  readonly example?: string;
  readonly send?: boolean;
  /** A body that is edited as JSON. */
  readonly body?: string;
  readonly fields?: Texts;
}

export interface SharedPart {
  readonly shared: SharedValues;
  /** The names of the values that are never shared, with the path in a JSON value; an empty one is the body. */
  readonly left: readonly string[];
}

/** The part of the values that may be shared: no secret, no header, no file, and no server but the declared ones. */
export function toSharedPart(template: RequestTemplate, values: RequestValues): SharedPart {
  const { server, security, body } = values;
  const variables = (template.servers[server]?.variables ?? []).map((variable, index) => {
    const { name, default: start } = variable;
    const text = values.variables[index] ?? start;
    const part: TextPart = isDeclared(variable, text) ? { text, left: [] } : { left: [name] };
    return { key: name, start, ...part };
  });
  const parameters = template.parameters.map((parameter, index) => {
    const { in: location, kind, mediaType, start } = parameter;
    // These may hold a credential, whatever their names.
    const isHeader = location === 'header' || location === 'cookie';
    const isHidden = isHeader || (kind === 'text' && mediaType !== undefined);
    const field = isHidden ? { ...parameter, secret: true as const } : parameter;
    const part = toTextPart(template, field, values.parameters[index] ?? null, start);
    return { key: toKey(parameter), start, ...part };
  });
  const content = toBodyPart(template, body);
  const isFirst = body?.example === template.bodies[0]?.examples[0]?.anchor;
  return {
    shared: {
      ...(server !== 0 && { server }),
      ...toTexts('variables', variables),
      ...(security !== 0 && { security }),
      ...toTexts('parameters', parameters),
      ...(!isFirst && body && { example: body.example }),
      ...(body?.isSent === false && { send: false }),
      ...content.shared,
    },
    left: [...new Set([...variables, ...parameters, content].flatMap(({ left }) => left))],
  };
}

/** The values that the reader may give to others: those of a link. */
export function toOpenValues(template: RequestTemplate, values: RequestValues): RequestValues {
  return toFilledValues(template, toSharedPart(template, values).shared);
}

interface TextPart {
  /** Absent for a text that is not shared. */
  readonly text?: FieldText;
  readonly left: readonly string[];
}

function toKey({ in: location, name }: TemplateParameter): string {
  return `${location} ${name}`;
}

function toTextPart(
  template: RequestTemplate,
  field: TemplateField,
  text: FieldText,
  start: FieldText,
): TextPart {
  const { name, kind, secret } = field;
  if (text === start) return { text, left: [] };
  // Whoever opens the link has other files.
  if (secret === true || isSecret(template, name) || isFileField(field)) return { left: [name] };
  if (text === null) return { text, left: [] };
  if (kind !== 'json') {
    const lines = kind === 'list' ? text.split('\n') : [text];
    const { rest, secrets } = withoutSecrets(template, lines, name);
    const isWhole = isExactList(rest) && rest.every(isText);
    return { ...(isWhole && { text: rest.join('\n') }), left: secrets };
  }
  const value = parseExactJson(text);
  // A broken structure may hold a secret under its name.
  if (value === undefined) return /["[{:=]/.test(text) ? { left: [name] } : { text, left: [] };
  const { rest, secrets } = withoutSecrets(template, value, name);
  return { text: toJsonText(rest, '  '), left: secrets };
}

interface KeyedText extends TextPart {
  readonly key: string;
  readonly start: FieldText;
}

function toTexts(name: keyof SharedValues, list: readonly KeyedText[]): SharedValues {
  const changed = list.filter(({ text, start }) => text !== undefined && text !== start);
  const texts = Object.fromEntries(changed.map(({ key, text }) => [key, text]));
  return changed.length === 0 ? {} : { [name]: texts };
}

function toBodyPart(template: RequestTemplate, values: BodyValues | undefined): SharedPart {
  const body = values === undefined ? undefined : template.bodies[values.media];
  if (values === undefined || body === undefined) return { shared: {}, left: [] };
  const index = body.examples.findIndex(({ anchor }) => anchor === values.example);
  const start = toBodyValues(body, values.media, index);
  const isForm = values.view === 'form' && toFields(values.rows) === toFields(start.rows);
  if (isForm && body.secret !== true) {
    const fields = values.rows.map(({ field, text }, row) => {
      const before = start.rows[row]?.text ?? null;
      return { key: field.name, start: before, ...toTextPart(template, field, text, before) };
    });
    return { shared: toTexts('fields', fields), left: fields.flatMap(({ left }) => left) };
  }
  const { text } = toView(body, values, 'text');
  // Only JSON has a text apart from its rows.
  const isSame =
    body.kind === 'json' || values.rows.every((row, at) => row.text === start.rows[at]?.text);
  if (isSame && text === start.text) return { shared: {}, left: [] };
  // Nobody has declared what is where in a text that is not JSON.
  const isOpen = body.kind === 'json' && body.secret !== true;
  const value = isOpen ? parseExactJson(text) : undefined;
  if (value === undefined) return { shared: {}, left: [''] };
  const { rest, secrets } = withoutSecrets(template, value);
  // Without a schema, one secret is a sign of others that their names do not show.
  return body.schema === undefined && secrets.length > 0
    ? { shared: {}, left: [''] }
    : { shared: { body: toJsonText(rest, '  ') }, left: secrets };
}

function toFields(rows: readonly BodyRow[]): string {
  return JSON.stringify(rows.map(({ field }) => [field.name, field.kind]));
}

/** The fragment that reproduces these values. */
export function toValuesHash(shared: SharedValues): string {
  return VALUES_HASH + encodeURIComponent(JSON.stringify(shared));
}

/** The fragment that a tab stores; empty if there is nothing to store, or too much. */
export function toStoredHash(shared: SharedValues): string {
  const hash = toValuesHash(shared);
  return Object.keys(shared).length === 0 || hash.length > MAX_HASH ? '' : hash;
}

/** The values of a link, as far as this page accepts them. */
export interface ReadLink {
  /** Absent for a link that cannot be read. */
  readonly values?: RequestValues;
  readonly given: SharedValues;
  readonly accepted: SharedValues;
  /** The names of the values that no link sets, as in `SharedPart`. */
  readonly left: readonly string[];
}

/** Reads a fragment, by the same rule as it is written; undefined if it holds no values. */
export function readValuesHash(template: RequestTemplate, hash: string): ReadLink | undefined {
  if (!isValuesHash(hash)) return undefined;
  const given = hash.length > MAX_HASH ? undefined : parseShared(hash.slice(VALUES_HASH.length));
  if (given === undefined) return { given: {}, accepted: {}, left: [] };
  const { shared: accepted, left } = toSharedPart(template, toFilledValues(template, given));
  return { values: toFilledValues(template, accepted), given, accepted, left };
}

function parseShared(text: string): SharedValues | undefined {
  try {
    const value: unknown = JSON.parse(decodeURIComponent(text));
    return isShared(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isShared(value: unknown): value is SharedValues {
  if (!isObject(value)) return false;
  const { server = 0, security = 0, example = '', send = true, body = '', ...groups } = value;
  const isTyped = [server, security].every(Number.isInteger) && [example, body].every(isText);
  return isTyped && typeof send === 'boolean' && Object.values(groups).every(isTexts);
}

const isText = (value: unknown) => typeof value === 'string';

const isTexts = (value: unknown) =>
  isObject(value) && Object.values(value).every((text) => text === null || isText(text));

/** The values that a page starts with, changed by those of a link that the page has, too. */
function toFilledValues(template: RequestTemplate, shared: SharedValues): RequestValues {
  const { body } = toStartValues(template, shared.example);
  const server = toIndex(shared.server, template.servers);
  const variables = template.servers[server]?.variables ?? [];
  return {
    server,
    variables: variables.map(
      ({ name, default: start }) => getText(shared.variables, name, start) ?? start,
    ),
    security: toIndex(shared.security, template.security),
    parameters: template.parameters.map((parameter) =>
      getText(shared.parameters, toKey(parameter), parameter.start),
    ),
    ...(body && { body: toFilledBody(template, body, shared) }),
  };
}

function toIndex(index = 0, list: readonly unknown[]): number {
  return Object.hasOwn(list, index) ? index : 0;
}

function getText(texts: Texts = {}, key: string, start: FieldText): FieldText {
  return Object.hasOwn(texts, key) ? (texts[key] ?? null) : start;
}

function toFilledBody(
  { bodies, isBodyRequired }: RequestTemplate,
  start: BodyValues,
  { send, body: text, fields }: SharedValues,
): BodyValues {
  const isSent = send !== false || isBodyRequired;
  if (bodies[start.media]?.kind === 'json' && text !== undefined) {
    return { ...start, isSent, view: 'text', text, rows: [] };
  }
  const rows = start.rows.map(({ field, text: before }) => {
    return { field, text: getText(fields, field.name, before) };
  });
  return { ...start, isSent, rows };
}
