import { format } from '../../model/text/format';
import type { SchemaGraph } from '../../model/schema/schema';
import { findFault } from '../../model/schema/validity/find-fault';
import type { Call, CallBody, CallField, CallParameter } from '../../model/request/call';
import type { BodyValues, CallValues, Credentials } from '../../model/request/call-values';
import type { ExactJson } from '../../model/request/exact-json';
import { parseExactJson, toCompactJson } from '../../model/request/exact-json';
import { findJsonEnd } from '../../model/request/find-json-end';
import { readField } from '../../model/request/field-text';
import { toCredentialText } from '../../model/request/to-credential-text';
import { toParameterText } from '../../model/request/to-parameter-text';
import { toRowsText } from '../../model/request/to-rows-text';
import { toWireRequest } from '../../model/request/wire-request';
import { texts } from '../../ui/texts/texts';
import { toFaultText } from './to-fault-text';

/** What is wrong with one value. */
export interface FieldFault {
  readonly text: string;
  /** No request can be made of it. */
  readonly isBlocking: boolean;
}

/** What is wrong with the values of a form, by the place of each. */
export interface Faults {
  readonly parameters: readonly (FieldFault | undefined)[];
  readonly rows: readonly (FieldFault | undefined)[];
  readonly body?: FieldFault | undefined;
  /** By the scheme's name. */
  readonly credentials: ReadonlyMap<string, FieldFault>;
}

/** Checks what a reader filled in, by the schemas and by what HTTP can carry. */
export function listFaults(
  graph: SchemaGraph,
  call: Call,
  values: CallValues,
  credentials: Credentials,
): Faults {
  const { body: filled } = values;
  const body = filled === undefined ? undefined : call.bodies[filled.media];
  const isSent = filled?.isSent === true && body !== undefined;
  const rows = isSent && filled.view === 'form' ? listRowFaults(graph, body, filled) : [];
  return {
    parameters: call.parameters.map((parameter, index) =>
      findParameterFault(graph, parameter, values.parameters[index] ?? null),
    ),
    rows,
    body:
      isSent && body.kind === 'json' && rows.every((fault) => fault === undefined)
        ? findBodyFault(graph, body, filled)
        : undefined,
    credentials: listCredentialFaults(call, values, credentials),
  };
}

/** Whether no request can be made of some values. */
export function isBlocked({ parameters, rows, body, credentials }: Faults): boolean {
  return [...parameters, ...rows, body, ...credentials.values()].some(
    (fault) => fault?.isBlocking === true,
  );
}

function findParameterFault(
  graph: SchemaGraph,
  parameter: CallParameter,
  text: string | null,
): FieldFault | undefined {
  if (text === null) return undefined;
  if (text === '' && parameter.required === true) {
    return { text: texts.faults.required, isBlocking: parameter.in === 'path' };
  }
  if (parameter.in === 'header') {
    const written = toParameterText(parameter, text).join('');
    const refused = findRefusal(parameter.name, written);
    if (refused !== undefined) return refused;
  }
  const value = readField(parameter, text);
  // Outside of a body everything is text: what is no JSON may be a text that is valid, too.
  if (value === undefined && parameter.kind === 'json' && parameter.mediaType === undefined) {
    const isText = findSchemaFault(graph, parameter, text) === undefined;
    return isText ? undefined : { text: toJsonText(text), isBlocking: false };
  }
  return value === undefined
    ? { text: toKindText(parameter, text), isBlocking: false }
    : findSchemaFault(graph, parameter, value);
}

function findSchemaFault(
  graph: SchemaGraph,
  { schema }: CallField,
  value: ExactJson,
): FieldFault | undefined {
  if (schema === undefined) return undefined;
  const fault = findFault(graph, schema, toLooseValue(value));
  return fault && { text: toFaultText(fault), isBlocking: false };
}

/** Numbers as the language has them: near enough to compare them with limits. */
function toLooseValue(value: ExactJson): unknown {
  return JSON.parse(toCompactJson(value));
}

function toKindText({ kind }: CallField, text: string): string {
  const { faults } = texts;
  switch (kind) {
    case 'number':
      return faults.number;
    case 'boolean':
      return faults.boolean;
    case 'list':
      return faults.items;
    default:
      return toJsonText(text);
  }
}

function toJsonText(text: string): string {
  return format(texts.faults.json, { ...(findJsonEnd(text) ?? { line: 1, column: 1 }) });
}

function listRowFaults(
  graph: SchemaGraph,
  body: CallBody,
  { rows }: BodyValues,
): readonly (FieldFault | undefined)[] {
  return rows.map(({ field, text }) => {
    if (text === null) {
      return field.required === true
        ? { text: texts.faults.required, isBlocking: false }
        : undefined;
    }
    if (field.kind === 'file' || field.item === 'file') return undefined;
    const value = readField(field, text);
    if (value === undefined)
      return { text: toKindText(field, text), isBlocking: body.kind === 'json' };
    return findSchemaFault(graph, field, value);
  });
}

function findBodyFault(
  graph: SchemaGraph,
  { schema }: CallBody,
  { view, text, rows }: BodyValues,
): FieldFault | undefined {
  const value = parseExactJson(view === 'form' ? toRowsText(rows) : text);
  if (value === undefined) return { text: toJsonText(text), isBlocking: true };
  return findSchemaFault(
    graph,
    { name: '', kind: 'json', ...(schema !== undefined && { schema }) },
    value,
  );
}

function listCredentialFaults(
  { security }: Call,
  values: CallValues,
  credentials: Credentials,
): ReadonlyMap<string, FieldFault> {
  const faults = new Map<string, FieldFault>();
  for (const { name, place } of security[values.security] ?? []) {
    const credential = credentials.get(name);
    if (place?.in !== 'header' || credential === undefined) continue;
    const refused = findRefusal(place.name, toCredentialText(place, credential));
    if (refused !== undefined) faults.set(name, refused);
  }
  return faults;
}

/** Line breaks would end the header, and what follows would be another one: no client may send them. */
function findRefusal(name: string, value: string): FieldFault | undefined {
  try {
    toWireRequest({ method: 'GET', url: '', headers: [[name, value]] });
    return undefined;
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return { text: error.message, isBlocking: true };
  }
}
