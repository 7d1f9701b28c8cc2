import { readFile } from 'node:fs/promises';
import type { ValidateFunction } from 'ajv/dist/2020.js';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { parse } from 'yaml';

/** A JSON value that was read from the document. */
export type Json = Record<string, unknown>;

/** An operation of the document. */
export interface DescribedOperation {
  /** `PATCH /teams/{teamId}` */
  readonly name: string;
  readonly method: string;
  /** Matches the path of a request, with a group for each path parameter. */
  readonly path: RegExp;
  readonly parameters: readonly DescribedParameter[];
  readonly body?: { readonly isRequired: boolean; readonly validate: ValidateFunction };
  /** Whether it is called without a token. */
  readonly isOpen: boolean;
  /** The successful response, with its first example. */
  readonly success: { readonly status: number; readonly example: unknown };
}

/** A parameter of an operation. */
export interface DescribedParameter {
  readonly name: string;
  readonly in: string;
  readonly isRequired: boolean;
  readonly isList: boolean;
  readonly isNumber: boolean;
  readonly isMap: boolean;
  readonly validate: ValidateFunction;
}

const METHODS = ['get', 'post', 'patch', 'put', 'delete'];

/** Reads what a server must know of an OpenAPI document. */
export async function loadOperations(file: string): Promise<readonly DescribedOperation[]> {
  const document = parse(await readFile(file, 'utf8')) as Json;
  const ajv = addFormats(new Ajv2020({ strict: false, allErrors: true }));
  ajv.addSchema({ $id: 'document', ...document });
  const compile = (schema: Json) => ajv.compile(withDocument(schema) as Json);
  const resolve = (value: unknown): Json => {
    const { $ref } = value as { readonly $ref?: string };
    if ($ref === undefined) return value as Json;
    const keys = $ref.slice(2).split('/');
    const found = keys.reduce<unknown>((place, key) => (place as Json)[key], document);
    return resolve(found);
  };

  const toParameter = (value: unknown): DescribedParameter => {
    const { name, in: place, required, schema, style } = resolve(value);
    const { type } = resolve(schema);
    return {
      name: String(name),
      in: String(place),
      isRequired: required === true,
      isList: type === 'array',
      isNumber: type === 'integer' || type === 'number',
      isMap: style === 'deepObject',
      validate: compile(schema as Json),
    };
  };

  const getJson = (value: unknown): Json | undefined => {
    if (value === undefined) return undefined;
    const content = resolve(value)['content'] as Readonly<Record<string, Json>> | undefined;
    return content?.['application/json'];
  };

  const toOperation = (path: string, method: string, item: Json): DescribedOperation => {
    const operation = item[method] as Json;
    const { requestBody, responses, security } = operation as {
      readonly requestBody?: unknown;
      readonly responses: Json;
      readonly security?: readonly object[];
    };
    const body = getJson(requestBody);
    const [status = '200', response] =
      Object.entries(responses).find(([code]) => code.startsWith('2')) ?? [];
    const [example] = Object.values((getJson(response)?.['examples'] ?? {}) as Json);
    return {
      name: `${method.toUpperCase()} ${path}`,
      method: method.toUpperCase(),
      path: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '([^/]+)')}$`),
      parameters: [item['parameters'], operation['parameters']].flatMap((list) =>
        ((list ?? []) as unknown[]).map(toParameter),
      ),
      ...(body !== undefined && {
        body: {
          isRequired: resolve(requestBody)['required'] === true,
          validate: compile(body['schema'] as Json),
        },
      }),
      isOpen: security?.length === 0,
      success: {
        status: Number(status),
        example: example === undefined ? undefined : resolve(example)['value'],
      },
    };
  };

  return Object.entries(document['paths'] as Record<string, Json>).flatMap(([path, item]) =>
    METHODS.filter((method) => method in item).map((method) => toOperation(path, method, item)),
  );
}

/** A schema whose references lead into the document. */
function withDocument(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withDocument);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, child]) => [
      key,
      key === '$ref' ? `document${String(child)}` : withDocument(child),
    ]),
  );
}
