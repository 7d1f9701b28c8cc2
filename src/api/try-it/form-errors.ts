import { parseJsonText, toJsonText } from '../../model/json-text';
import type { ExactJson } from '../../model/request/exact-json';
import { findJsonError, parseExactJson } from '../../model/request/exact-json';
import { isFileField, readField } from '../../model/request/field-text';
import { toCredentialText, toParameterText } from '../../model/request/filled-template';
import type {
  FieldKind,
  RequestTemplate,
  TemplateBody,
  TemplateField,
  TemplateParameter,
  TemplateScheme,
} from '../../model/request/request-template';
import type {
  BodyValues,
  Credential,
  Credentials,
  RequestValues,
} from '../../model/request/request-values';
import type { VariableRule } from '../../model/request/server-url';
import { listBrokenRules } from '../../model/request/server-url';
import { toRowsText } from '../../model/request/start-values';
import { toWireRequest } from '../../model/request/wire-request';
import type { SchemaGraph, SchemaRef } from '../../model/schema/schema';
import { findValidationError } from '../../model/schema/validity';
import { format } from '../../model/text/format';
import { texts } from './texts';
import { toErrorText } from './error-text';

/** The error of one value. */
export interface FieldError {
  readonly text: string;
  /** The value cannot be sent. */
  readonly isBlocking: boolean;
  /** The value could not be checked in time. */
  readonly isUnchecked?: true;
}

/** The schemas of a form, and the matcher of their patterns. */
export interface FormSchemas {
  readonly graph: SchemaGraph;
  /** Undefined for a text that could not be checked in time. */
  readonly matches: (pattern: string, text: string) => boolean | undefined;
}

/** By the index of the value. */
type Errors = readonly (FieldError | undefined)[];

/** The errors of a form. */
export interface FormErrors {
  /** Of the chosen server's variables. */
  readonly variables: Errors;
  readonly parameters: Errors;
  readonly rows: Errors;
  readonly body: FieldError | undefined;
  /** Of the chosen security requirement. */
  readonly credentials: Errors;
}

/** Checks a reader's values against the schemas and against what HTTP can carry. */
export function listFormErrors(
  schemas: FormSchemas,
  template: RequestTemplate,
  values: RequestValues,
  credentials: Credentials,
): FormErrors {
  const { body: filled } = values;
  const body = filled === undefined ? undefined : template.bodies[filled.media];
  const isSent = filled?.isSent === true && body !== undefined;
  const rows = isSent && filled.view === 'form' ? listRowErrors(schemas, body, filled) : [];
  return {
    variables: listVariableErrors(template, values),
    parameters: template.parameters.map((parameter, index) =>
      findParameterError(schemas, parameter, values.parameters[index] ?? null),
    ),
    rows,
    body:
      isSent && body.kind === 'json' && rows.every((error) => error === undefined)
        ? findBodyError(schemas, body, filled)
        : undefined,
    credentials: (template.security[values.security] ?? []).map((scheme) =>
      findCredentialError(scheme, credentials.get(scheme.name)),
    ),
  };
}

/** True if the values cannot be sent. */
export function isBlocked(errors: FormErrors): boolean {
  return listErrors(errors).some(({ isBlocking }) => isBlocking);
}

/** The errors of all fields, without their places. An unchecked value is no error. */
export function listErrors(errors: FormErrors): readonly FieldError[] {
  const { variables, parameters, rows, body, credentials } = errors;
  return [...variables, ...parameters, ...rows, body, ...credentials].filter(
    (error) => error !== undefined && error.isUnchecked !== true,
  ) as readonly FieldError[];
}

/** A value that could lead to another host is never sent. */
function listVariableErrors(
  { servers }: RequestTemplate,
  { server, variables }: RequestValues,
): Errors {
  const chosen = servers[server];
  if (chosen === undefined) return [];
  return listBrokenRules(chosen, variables).map(
    (rule) => rule && { text: ruleTexts[rule], isBlocking: true },
  );
}

const ruleTexts: Readonly<Record<VariableRule, string>> = {
  scheme: texts.validation.scheme,
  url: texts.validation.url,
  address: texts.validation.address,
  host: texts.validation.host,
  hostWithPort: texts.validation.host,
  port: texts.validation.port,
  tail: texts.validation.tail,
  path: texts.validation.urlPath,
  listed: texts.validation.listed,
};

function findParameterError(
  schemas: FormSchemas,
  parameter: TemplateParameter,
  text: string | null,
): FieldError | undefined {
  if (text === null) return undefined;
  const isInPath = parameter.in === 'path';
  // An empty value may be the document's own example, which a path cannot carry all the same.
  if (text === '' && parameter.required === true && (isInPath || parameter.start !== '')) {
    return { text: texts.validation.required, isBlocking: isInPath };
  }
  if (parameter.in === 'header') {
    const written = toParameterText(parameter, text).join('');
    const refused = findTextError(parameter.name, written);
    if (refused !== undefined) return refused;
  }
  const value = readField(parameter, text);
  // Outside a body everything is text, so a value that is not JSON may still be valid.
  if (value === undefined && parameter.kind === 'json' && parameter.mediaType === undefined) {
    const error = findSchemaError(schemas, parameter.schema, text);
    const isWrong = error !== undefined && error.isUnchecked !== true;
    return isWrong ? { text: toSyntaxText(text), isBlocking: false } : error;
  }
  return value === undefined
    ? { text: toKindText(parameter, text), isBlocking: false }
    : findSchemaError(schemas, parameter.schema, value);
}

function findSchemaError(
  { graph, matches }: FormSchemas,
  schema: SchemaRef | undefined,
  value: ExactJson,
): FieldError | undefined {
  if (schema === undefined) return undefined;
  const plain = parseJsonText(toJsonText(value));
  let isUnchecked = false;
  const note = (pattern: string, text: string) => {
    const answer = matches(pattern, text);
    isUnchecked ||= answer === undefined;
    return answer ?? true;
  };
  const error = findValidationError({ graph, matches: note }, schema, plain);
  // Any error may be the consequence of a pattern that counts as matching.
  if (isUnchecked) return { text: texts.validation.unchecked, isBlocking: false, isUnchecked };
  return error && { text: toErrorText(error), isBlocking: false };
}

function toKindText({ kind }: TemplateField, text: string): string {
  return kindTexts[kind] ?? toSyntaxText(text);
}

const kindTexts: Readonly<Partial<Record<FieldKind, string>>> = {
  number: texts.validation.number,
  boolean: texts.validation.boolean,
  list: texts.validation.items,
};

function toSyntaxText(text: string): string {
  return format(texts.validation.json, { ...(findJsonError(text) ?? { line: 1, column: 1 }) });
}

function listRowErrors(schemas: FormSchemas, body: TemplateBody, { rows }: BodyValues): Errors {
  return rows.map(({ field, text }) => {
    if (text === null) {
      return field.required === true
        ? { text: texts.validation.required, isBlocking: false }
        : undefined;
    }
    if (isFileField(field)) return undefined;
    const value = readField(field, text);
    if (value === undefined) {
      return { text: toKindText(field, text), isBlocking: body.kind === 'json' };
    }
    return findSchemaError(schemas, field.schema, value);
  });
}

function findBodyError(
  schemas: FormSchemas,
  { schema }: TemplateBody,
  { view, text, rows }: BodyValues,
): FieldError | undefined {
  const value = parseExactJson(view === 'form' ? toRowsText(rows) : text);
  if (value === undefined) return { text: toSyntaxText(text), isBlocking: true };
  return findSchemaError(schemas, schema, value);
}

function findCredentialError(
  { place }: TemplateScheme,
  credential: Credential | undefined,
): FieldError | undefined {
  if (place?.in !== 'header' || credential === undefined) return undefined;
  return findTextError(place.name, toCredentialText(place, credential));
}

/** A line break would end the header and start another one, so no client may send it. */
function findTextError(name: string, value: string): FieldError | undefined {
  try {
    toWireRequest({ method: 'GET', url: '', headers: [[name, value]] });
    return undefined;
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return { text: error.message, isBlocking: true };
  }
}
