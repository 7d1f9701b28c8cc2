import type { HttpHeader, HttpRequest } from '../../src/model/http-request';
import { serializeParameter } from '../../src/model/serialize-parameter';
import { toExample } from '../../src/model/reference/to-example';
import type { ParameterObject } from './document';
import type { LocatedOperation } from './list-operations';
import type { Conversion } from './to-media-types';
import { resolve } from './resolve';
import type { SampleBody } from './to-sample-body';
import { toSampleBody } from './to-sample-body';
import { findScheme, toCredential } from './to-security';

/** What a sample's request is made from, beside the operation itself. */
export interface SampleInput {
  readonly located: LocatedOperation;
  readonly serverUrl: string;
  readonly parameters: readonly ParameterObject[];
  readonly body?: SampleBody;
}

/** The request that the samples of an operation send: its required parameters, its first example, a placeholder token. */
export function toSampleRequest(conversion: Conversion, input: SampleInput): HttpRequest {
  const { located, serverUrl, parameters, body } = input;
  const values = parameters
    .filter(isShown)
    .map((parameter) => ({ parameter, value: toParameterValue(conversion, parameter) }));
  const credentials = listCredentials(conversion, located);
  const query = [
    ...values
      .filter(({ parameter }) => parameter.in === 'query')
      .flatMap(({ parameter, value }) => toPairs(parameter, value)),
    ...credentials
      .filter((credential) => credential.in === 'query')
      .map(({ name, value }) => `${name}=${value}`),
  ];
  const cookies = [
    ...values
      .filter(({ parameter }) => parameter.in === 'cookie')
      .flatMap(({ parameter, value }) => toPairs(parameter, value)),
    ...credentials
      .filter((credential) => credential.in === 'cookie')
      .map(({ name, value }) => `${name}=${value}`),
  ];
  const path = values
    .filter(({ parameter }) => parameter.in === 'path')
    .reduce(
      (text, { parameter, value }) => text.replace(`{${parameter.name}}`, toText(parameter, value)),
      located.path,
    );
  return {
    method: located.method.toUpperCase(),
    // A parameter that the document forgot stays visible, and the address stays one.
    url:
      toAbsolute(serverUrl) +
      toEncodedPath(path) +
      (query.length === 0 ? '' : `?${query.join('&')}`),
    headers: [
      ...toContentHeaders(conversion, input),
      ...credentials
        .filter((credential) => credential.in === 'header')
        .map(({ name, value }) => [name, value] as const),
      ...values
        .filter(({ parameter }) => parameter.in === 'header')
        .map(({ parameter, value }) => [parameter.name, toText(parameter, value)] as const),
      ...(cookies.length === 0 ? [] : [['Cookie', cookies.join('; ')] as const]),
    ],
    ...(body !== undefined && { body: toSampleBody(conversion, body) }),
  };
}

/** What stands in a path beside its values may be any letters; half a letter is none. */
function toEncodedPath(path: string): string {
  return path
    .replaceAll(/\p{Surrogate}/gu, '\uFFFD')
    .replaceAll(/[^\x21-\x7E]+|["<>\\^`{|}]/gu, (signs) => encodeURIComponent(signs));
}

/** A server may be named by a path, or not at all: then the host is for the caller to fill in. */
function toAbsolute(serverUrl: string): string {
  const host = 'https://api.example.com';
  const url = URL.canParse(serverUrl, host) ? new URL(serverUrl, host).href : host;
  return url.replace(/\/$/, '');
}

/** Optional parameters are shown where they are what the operation is for: in the query of a list. */
function isShown(parameter: ParameterObject): boolean {
  if (parameter.deprecated === true) return false;
  return (
    parameter.required === true || (parameter.in === 'query' && parameter.example !== undefined)
  );
}

function toParameterValue({ document, graph }: Conversion, parameter: ParameterObject): unknown {
  const [named] = Object.values(parameter.examples ?? {});
  if (parameter.example !== undefined) return parameter.example;
  if (named !== undefined) return resolve(document, named).value;
  const id = graph.add(parameter.schema ?? true, `sample.${parameter.in}.${parameter.name}`);
  return toExample(graph.nodes, id, 'request');
}

function toText(parameter: ParameterObject, value: unknown): string {
  const text = serializeParameter(parameter, value);
  return typeof text === 'string' ? text : text.join('&');
}

function toPairs(parameter: ParameterObject, value: unknown): readonly string[] {
  const pairs = serializeParameter(parameter, value);
  return typeof pairs === 'string' ? [pairs] : pairs;
}

function listCredentials({ document }: Conversion, { operation }: LocatedOperation) {
  const [requirement = {}] = operation.security ?? document.security ?? [];
  return Object.keys(requirement).flatMap((name) => {
    const scheme = findScheme(document, name);
    const credential = scheme === undefined ? undefined : toCredential(scheme);
    return credential === undefined ? [] : [credential];
  });
}

function toContentHeaders(
  { document }: Conversion,
  { located, body }: SampleInput,
): readonly HttpHeader[] {
  const success = Object.entries(located.operation.responses ?? {}).find(([status]) =>
    status.startsWith('2'),
  )?.[1];
  const [accepted] = Object.keys(
    success === undefined ? {} : (resolve(document, success).content ?? {}),
  );
  // A multipart body's type carries a boundary that only the client knows.
  const isSent = body !== undefined && !body.mediaType.startsWith('multipart/');
  return [
    ...(isSent ? [['Content-Type', body.mediaType] as const] : []),
    ...(accepted === undefined ? [] : [['Accept', accepted] as const]),
  ];
}
