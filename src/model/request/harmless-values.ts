import type { SchemaGraph } from '../schema/schema';
import type { ExactJson } from './exact-json';
import {
  isCompound,
  isExactObject,
  parseExactJson,
  toCompactJson,
  toLaidOutJson,
} from './exact-json';
import { isFileField, readField, toChoiceText, writeField } from './field-text';
import type { HarmlessJson } from './harmless-json';
import { isSafeAnywhere, keepPublished, toHarmlessJson, toObject } from './harmless-json';
import type {
  FieldText,
  FormTemplate,
  TemplateBody,
  TemplateField,
  TemplateParameter,
} from './request-template';
import { toFormGraph } from './request-template';
import type { BodyRow, BodyValues, RequestValues } from './request-values';
import { isSecretName, isSecretText } from './secrets';
import { isDeclared, listHostChoices, listUnfit } from './server-variables';
import { toBodyValues, toDefaults, toStartValues } from './start-values';

/** Values without what cannot be known to be harmless: the only ones that a link may hold or set. */
export interface HarmlessValues {
  readonly values: RequestValues;
  /** The names of what was left out, with the path in a JSON value; empty for a whole body. */
  readonly left: readonly string[];
}

/** Puts what the page starts with in the place of values that a link may not hold. */
export function toHarmlessValues(template: FormTemplate, values: RequestValues): HarmlessValues {
  const graph = toFormGraph(template.nodes);
  const start = toStartValues(template);
  const variables = listHarmlessVariables(template, values);
  const parameters = template.parameters.map((parameter, index) =>
    toHarmlessParameter(graph, parameter, {
      text: values.parameters[index] ?? null,
      before: start.parameters[index] ?? null,
    }),
  );
  const body = values.body === undefined ? undefined : toHarmlessBody(graph, template, values.body);
  return {
    values: {
      ...values,
      variables: variables.map(({ text }) => text),
      parameters: parameters.map(({ text }) => text),
      ...(body !== undefined && { body: body.values }),
    },
    left: [
      ...new Set([
        ...variables.flatMap(({ left }) => left),
        ...parameters.flatMap(({ left }) => left),
        ...(body?.left ?? []),
      ]),
    ],
  };
}

/** A link may choose among the servers of the document, and never another host. */
function listHarmlessVariables(template: FormTemplate, { server, variables }: RequestValues) {
  const chosen = template.servers[server];
  if (chosen === undefined) return [];
  const defaults = toDefaults(template, server);
  const texts = defaults.map((standard, index) => variables[index] ?? standard);
  const unfit = listUnfit(chosen, texts);
  const hostChoices = listHostChoices(chosen);
  return chosen.variables.map((variable, index) => {
    const text = texts[index] ?? variable.default;
    const isHarmless =
      isDeclared(variable, text) ||
      (unfit[index] === undefined &&
        hostChoices[index] !== true &&
        !isSecretName(variable.name) &&
        !isSecretText(text));
    return isHarmless ? { text, left: [] } : { text: variable.default, left: [variable.name] };
  });
}

interface Change<Text extends FieldText = FieldText> {
  readonly text: Text;
  /** The text that the page starts with. */
  readonly before: FieldText;
}

interface HarmlessText {
  readonly text: FieldText;
  readonly left: readonly string[];
}

function toHarmlessParameter(
  graph: SchemaGraph,
  parameter: TemplateParameter,
  { text, before }: Change,
): HarmlessText {
  if (text === null || text === before) return { text, left: [] };
  // Outside a body everything is text, so what is no JSON may be meant as it is.
  const isText = parameter.kind === 'json' && parameter.mediaType === undefined;
  const value = readFitting(parameter, text) ?? (isText ? text : undefined);
  const isHidden = parameter.in === 'header' || parameter.in === 'cookie';
  // Many headers and cookies carry credentials under names of their own.
  const isOpen =
    isHidden &&
    !plainHeaders.test(parameter.name) &&
    (value === undefined || !isSafeAnywhere(graph, parameter.schema, value));
  return isOpen
    ? { text: before, left: [parameter.name] }
    : toHarmlessText(graph, parameter, { text, before }, value);
}

const plainHeaders =
  /^(?:accept|(?:accept|content)-(?:charset|encoding|language)|if-(?:none-)?match|if-(?:un)?modified-since|range|prefer|idempotency-key|(?:x-)?(?:request|correlation)-id|user-agent|(?:x-)?api-version)$/i;

/** The value of a text that fits its field, where the field says what fits. */
function readFitting(field: TemplateField, text: string): ExactJson | undefined {
  const { kind, choices = [], nullable } = field;
  const isListed = choices.some((choice) => toChoiceText(choice) === text);
  if (kind === 'choice' && !isListed && !(nullable === true && text === 'null')) return undefined;
  return readField(field, text);
}

function toHarmlessText(
  graph: SchemaGraph,
  field: TemplateField,
  { text, before }: Change<string>,
  value: ExactJson | undefined,
): HarmlessText {
  const { name, schema = [] } = field;
  const dropped = { text: before, left: [name] };
  // Whoever opens the link has other files.
  const isSecret = field.secret === true || isSecretName(name);
  if (isSecret || isFileField(field) || value === undefined) return dropped;
  const published = before === null ? undefined : readField(field, before);
  const place = { value, before: published, schema, path: name, isNamed: true };
  const { kept, left } = toHarmlessJson(graph, place);
  if (kept === undefined) return dropped;
  const isSame = left.length === 0 && (!isCompound(value) || isFaithful(text, field, value));
  return { text: isSame ? text : writeField(field, kept).text, left };
}

/** True for a JSON text of nothing but its value: a name that stands twice would hide the first one. */
function isFaithful(text: string, { kind }: TemplateField, value: ExactJson): boolean {
  if (kind !== 'json') return true;
  const compact = text.replaceAll(/"(?:[^"\\]|\\.)*"|\s+/g, (part) =>
    part.startsWith('"') ? JSON.stringify(JSON.parse(part)) : '',
  );
  return compact === toCompactJson(value);
}

interface HarmlessBody {
  readonly values: BodyValues;
  readonly left: readonly string[];
}

function toHarmlessBody(
  graph: SchemaGraph,
  { bodies }: FormTemplate,
  values: BodyValues,
): HarmlessBody {
  const body = bodies[values.media];
  if (body === undefined) return { values, left: [] };
  const start = toExampleValues(body, values);
  if (values.view === 'form') return toHarmlessRows(graph, body, values, start);
  if (values.text === start.text) return { values, left: [] };
  const value = body.kind === 'json' ? parseExactJson(values.text) : undefined;
  // Nobody has declared what stands where in another text.
  if (value === undefined) return { values: { ...values, text: start.text }, left: [''] };
  const { kept, left } = toHarmlessContent(graph, body, value, parseExactJson(start.text));
  const text = kept === undefined ? start.text : toLaidOutJson(kept);
  return { values: { ...values, text }, left };
}

/** The body with the example that the values started from. */
export function toExampleValues(body: TemplateBody, { media, example }: BodyValues): BodyValues {
  return toBodyValues(
    body,
    media,
    body.examples.findIndex(({ anchor }) => anchor === example),
  );
}

function toHarmlessRows(
  graph: SchemaGraph,
  body: TemplateBody,
  values: BodyValues,
  start: BodyValues,
): HarmlessBody {
  const rows = values.rows.map((row) => {
    const { field, text } = row;
    const before = start.rows.find((other) => other.field.name === field.name);
    const isKept = text === null || (text === before?.text && field.kind === before.field.kind);
    if (isKept) return { rows: [row], left: [] };
    const isNamed = body.fields?.some(({ name }) => name === field.name) === true;
    const standard = before?.text ?? null;
    const harmless = isNamed
      ? toHarmlessText(graph, field, { text, before: standard }, readFitting(field, text))
      : { text: standard, left: [field.name] };
    const isReplaced = harmless.text !== text;
    const known: readonly BodyRow[] = before === undefined ? [] : [before];
    return {
      rows: isReplaced && harmless.text === standard ? known : [{ field, text: harmless.text }],
      left: harmless.left,
    };
  });
  return {
    values: { ...values, rows: rows.flatMap((row) => row.rows) },
    left: rows.flatMap(({ left }) => left),
  };
}

/** A JSON body, whose fields say more about it than its schema where it has any. */
function toHarmlessContent(
  graph: SchemaGraph,
  { fields, schema }: TemplateBody,
  value: ExactJson,
  before: ExactJson | undefined,
): HarmlessJson {
  if (fields === undefined || !isExactObject(value)) {
    const place = { value, before, schema: schema ?? [], path: '', isNamed: false };
    return toHarmlessJson(graph, place);
  }
  const members = Array.from(value, ([name, item]) => {
    const field = fields.find((one) => one.name === name);
    const place = {
      value: item,
      before: isExactObject(before) ? before.get(name) : undefined,
      schema: field?.schema ?? [],
      path: name,
      isNamed: true,
    };
    const isKnown = field !== undefined && field.secret !== true && !isSecretName(name);
    return { name, ...(isKnown ? toHarmlessJson(graph, place) : keepPublished(place)) };
  });
  return {
    kept: toObject(members),
    left: members.flatMap(({ left }) => left),
  };
}
