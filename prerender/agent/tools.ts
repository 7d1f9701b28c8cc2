import { toErrorText } from '../../src/api/try-it/error-text';
import { isBlocked, listErrors, listFormErrors } from '../../src/api/try-it/form-errors';
import { fence, link, text } from '../../src/markdown/marks';
import { parseJsonText } from '../../src/model/json-text';
import { toTwinPath } from '../../src/model/pages/twin';
import { findJsonError } from '../../src/model/request/exact-json';
import { toHttpRequest } from '../../src/model/request/filled-template';
import type { FormTemplate } from '../../src/model/request/request-template';
import { toFormGraph } from '../../src/model/request/request-template';
import type { BodyValues, RequestValues } from '../../src/model/request/request-values';
import { toDefaults, toStartValues, toView } from '../../src/model/request/start-values';
import { sampleTargets } from '../../src/model/samples/targets';
import { matchesPattern } from '../../src/model/schema/pattern';
import { listValidationErrors } from '../../src/model/schema/validity';
import { toExactCode } from '../../src/model/text/code';
import type { BuiltOperation, BuiltSite } from './built-site';

/** The pages that say the words of a query, best first. */
export function searchPages({ search }: BuiltSite, query: string): string {
  const lines = search(query).map(({ title, url, hash, method, path, summary }) => {
    const toText = (segments: typeof title) => segments.map((segment) => segment.text).join('');
    const request = method === undefined ? '' : `${method} ${path ?? ''}: `;
    return `- ${link(url + hash, request + toText(title))}: ${text(toText(summary))}`;
  });
  return lines.length === 0 ? `No page says "${query}".` : lines.join('\n');
}

/** A page as Markdown. */
export function readPage({ readPage: read }: BuiltSite, address: string): string {
  const page = read(address);
  if (page === undefined)
    throw new Error(`There is no page "${address}". Search for it, or read "/llms.txt".`);
  return page;
}

/** The operations whose line has all words. */
export function listOperations(site: BuiltSite, filter = ''): string {
  const words = filter.toLowerCase().split(/\s+/);
  const lines = site.operations
    .map(toLine)
    .filter((line) => words.every((word) => line.toLowerCase().includes(word)));
  if (lines.length === 0) throw new Error(`No operation has "${filter}" in its line.`);
  return lines.join('\n');
}

function toLine({ api, page, path }: BuiltOperation): string {
  const { method, path: template, title, operationId } = page;
  return `- ${method} ${template}: ${title} (api ${api}, id ${operationId}, page ${path})`;
}

/** The page of an operation. */
export function getOperation(site: BuiltSite, name: string): string {
  return readPage(site, findOperation(site, name).path);
}

/** An operation by its id, its method and path, its page, or the last segment of that. */
export function findOperation(site: BuiltSite, name: string): BuiltOperation {
  const exact = listNamed(site, name.trim());
  const found = exact.length > 0 ? exact : listNamed(site, name.trim().replace(/\/$/, ''));
  const [only, ...others] = found;
  if (only === undefined)
    throw new Error(`There is no operation "${name}". List the operations to find it.`);
  if (others.length > 0)
    throw new Error(`Several operations are "${name}":\n${found.map(toLine).join('\n')}`);
  return only;
}

function listNamed({ operations, toFile }: BuiltSite, name: string): readonly BuiltOperation[] {
  const [wanted, file] = [name, toFile(name)].map((one) => one?.toLowerCase());
  return operations.filter(
    ({ api, page, path }) =>
      toTwinPath(path).toLowerCase() === file ||
      [
        page.operationId,
        `${page.method} ${page.path}`,
        path.split('/').at(-1) ?? '',
        `${api} ${page.operationId}`,
        `${api} ${page.method} ${page.path}`,
      ].some((one) => one.toLowerCase() === wanted),
  );
}

/** Lists the mistakes in a JSON body, by the schema of its operation. */
export function checkBody(site: BuiltSite, name: string, body: string): string {
  const { bodies, nodes } = getTemplate(site, name);
  const json = bodies.find(({ kind }) => kind === 'json');
  if (json === undefined) throw new Error(`The operation "${name}" takes no JSON.`);
  const syntax = findJsonError(body);
  if (syntax !== undefined) return `Not valid JSON: line ${syntax.line}, column ${syntax.column}.`;
  if (json.schema === undefined) return 'Any JSON is valid: the operation has no schema for it.';
  const schemas = { graph: toFormGraph(nodes), matches: matchesPattern };
  const errors = listValidationErrors(schemas, json.schema, parseJsonText(body), 'request');
  return errors.length === 0
    ? 'The body is valid.'
    : errors.map((error) => `- ${toErrorText(error)}`).join('\n');
}

/** The values of a request. Whatever is left out is as in the example of the documentation. */
export interface SampleRequest {
  readonly operation: string;
  /** Such as `python`, or `python/requests`. */
  readonly language: string;
  readonly parameters?: Readonly<Record<string, string>> | undefined;
  /** JSON, also for the fields of a form, or the text of another kind of body. */
  readonly body?: string | undefined;
  /** The number of the server in the documentation, from 1. */
  readonly server?: number | undefined;
}

/** Code that sends a request, with what it cannot send. It has no credentials: these are placeholders. */
export function buildSample(site: BuiltSite, request: SampleRequest): string {
  const { operation, language } = request;
  const template = getTemplate(site, operation);
  const variants = sampleTargets.flatMap((target) =>
    target.variants.map((variant) => ({ ...variant, highlight: target.highlight })),
  );
  const variant = variants.find(({ target }) => `${target}/`.startsWith(`${language}/`));
  if (variant === undefined)
    throw new Error(
      `There are no samples in "${language}", but in ${variants.map(({ target }) => target).join(', ')}.`,
    );
  const values = toValues(template, request);
  const schemas = { graph: toFormGraph(template.nodes), matches: matchesPattern };
  const errors = listFormErrors(schemas, template, values, new Map());
  const notes = listErrors(errors).map((error) => `- ${error.text}`);
  if (isBlocked(errors)) throw new Error(`These values cannot be sent:\n${notes.join('\n')}`);
  const { code, limitations } = variant.render(toHttpRequest(template, values));
  return [
    fence(toExactCode(code, variant.highlight)),
    ...limitations,
    ...(notes.length > 0 ? [`The API will refuse it:\n${notes.join('\n')}`] : []),
  ].join('\n\n');
}

function getTemplate(site: BuiltSite, name: string): FormTemplate {
  const { loadTemplate } = findOperation(site, name);
  if (loadTemplate === undefined)
    throw new Error(`"${name}" is a webhook: the API sends its request.`);
  return loadTemplate();
}

function toValues(template: FormTemplate, request: SampleRequest): RequestValues {
  const { parameters: given = {}, body, server = 1 } = request;
  const start = toStartValues(template);
  const names = template.parameters.map(({ name }) => name);
  const unknown = Object.keys(given).find((name) => !names.includes(name));
  if (unknown !== undefined)
    throw new Error(`There is no parameter "${unknown}", but ${names.join(', ') || 'none'}.`);
  if (server > template.servers.length && server > 1)
    throw new Error(`There are only ${template.servers.length} servers.`);
  return {
    ...start,
    server: server - 1,
    variables: toDefaults(template, server - 1),
    parameters: template.parameters.map(({ name, start: usual }) =>
      Object.hasOwn(given, name) ? (given[name] ?? null) : usual,
    ),
    ...(body !== undefined && { body: toBodyValues(template, start, body) }),
  };
}

function toBodyValues({ bodies }: FormTemplate, start: RequestValues, given: string): BodyValues {
  const body = bodies[start.body?.media ?? 0];
  if (start.body === undefined || body === undefined)
    throw new Error('The operation takes no body.');
  const values: BodyValues = { ...start.body, view: 'text', text: given, rows: [] };
  if (body.kind !== 'form' && body.kind !== 'multipart') return values;
  const filled = toView(body, values, 'form');
  if (filled.view !== 'form')
    throw new Error('The body is a form: give its fields as an object in JSON.');
  return filled;
}
