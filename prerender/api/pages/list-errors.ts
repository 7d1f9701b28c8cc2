import type { SchemaId } from '../../../src/model/schema/schema';
import type { RichText } from '../../../src/model/text/rich-text';
import { toEffectiveSchema } from '../../../src/model/schema/to-effective-schema';
import type { MediaTypeObject, OperationObject, ResponseObject } from '../document/document';
import { resolve } from '../document/resolve';
import type { LocatedOperation } from '../document/list-operations';
import type { Conversion } from '../operation/bodies';

/** An error that an operation answers. */
export interface FoundError {
  readonly status: string;
  readonly type?: string;
  readonly title?: string;
  /** What is said of this type alone. */
  readonly meaning?: RichText;
  /** What is said of the answer. */
  readonly description: string;
}

/** Whether an operation answers errors at all. */
export function hasErrors({ responses = {} }: OperationObject): boolean {
  return Object.keys(responses).some(isError);
}

/** The errors of an operation: those that its examples show, else those that its schemas name. */
export function listErrors(
  conversion: Conversion,
  { operation, operationId }: LocatedOperation,
): readonly FoundError[] {
  return Object.entries(operation.responses ?? {})
    .filter(([status]) => isError(status))
    .flatMap(([status, referable]) => {
      const response = resolve(conversion.document, referable);
      const description = response.description || (response.summary ?? '');
      const types = listTypes(conversion, response, `${operationId}.${status}`);
      if (types.length === 0) return [{ status, description }];
      return types.map((type) => ({ status, ...type, description }));
    });
}

/** `default` stands for whatever else goes wrong. */
function isError(status: string): boolean {
  return /^[45](?:\d\d|XX)$|^default$/i.test(status);
}

type ErrorType = Pick<FoundError, 'type' | 'title' | 'meaning'>;

function listTypes(
  conversion: Conversion,
  { content = {} }: ResponseObject,
  id: SchemaId,
): readonly ErrorType[] {
  const types = Object.values(content).flatMap((media, index) => {
    const shown = listShown(conversion, media);
    return shown.length > 0
      ? shown
      : listNamed(conversion, media, index === 0 ? id : `${id}/${index}`);
  });
  return [...new Map(types.toReversed().map((one) => [one.type, one])).values()].toReversed();
}

/** What examples say: `type` of a problem (RFC 9457), else the code that many APIs have in its place. */
function listShown(
  { document }: Conversion,
  { example, examples = {} }: MediaTypeObject,
): readonly ErrorType[] {
  const values = Object.values(examples).map((named) => resolve(document, named).value);
  return [example, ...values].flatMap((value) => {
    const type = findText(value, typeKeys) ?? findText(toRecord(value)?.['error'], typeKeys);
    const title = findText(value, ['title']);
    return type === undefined || type === 'about:blank'
      ? []
      : [{ type, ...(title !== undefined && { title }) }];
  });
}

const typeKeys = ['type', 'code', 'error'];

function findText(value: unknown, keys: readonly string[]): string | undefined {
  const record = toRecord(value);
  return keys
    .map((key) => (record !== undefined && Object.hasOwn(record, key) ? record[key] : undefined))
    .find((text) => typeof text === 'string');
}

function toRecord(value: unknown): Readonly<Record<string, unknown>> | undefined {
  const isRecord = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isRecord ? (value as Readonly<Record<string, unknown>>) : undefined;
}

/** What the schema allows for the type: a constant or some values, with their meanings. */
function listNamed(
  { graph }: Conversion,
  { schema }: MediaTypeObject,
  id: SchemaId,
): readonly ErrorType[] {
  if (schema === undefined) return [];
  const { properties } = toEffectiveSchema(graph.nodes, graph.add(schema, id), 'response');
  const [property] = ['type', 'code'].flatMap((name) =>
    properties.filter((one) => one.name === name),
  );
  if (property === undefined) return [];
  const { constant, values } = toEffectiveSchema(graph.nodes, property.schema, 'response');
  if (constant !== undefined) return toTypes(constant);
  return values.flatMap(({ value, meaning }) => toTypes(value, meaning));
}

function toTypes(json: string, meaning?: RichText): readonly ErrorType[] {
  const type: unknown = JSON.parse(json);
  return typeof type === 'string' ? [{ type, ...(meaning !== undefined && { meaning }) }] : [];
}
