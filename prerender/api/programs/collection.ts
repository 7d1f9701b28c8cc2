import type { ApiReference } from '../../../src/model/api/api';
import type { Variable } from '../../../src/model/programs/open-request';
import { toOpenRequest, withVariables } from '../../../src/model/programs/open-request';
import type { HttpRequest } from '../../../src/model/request/http-request';
import type { RequestTemplate } from '../../../src/model/request/request-template';
import { toStartValues } from '../../../src/model/request/start-values';
import { toWireRequest } from '../../../src/model/request/wire-request';

/** The operations of an API for programs that send requests. `{{NAME}}` stands for a variable. */
export interface Collection {
  readonly title: string;
  readonly version: string;
  readonly summary: string;
  readonly folders: readonly Folder[];
  readonly variables: readonly Variable[];
}

/** The operations of a tag. */
export interface Folder {
  readonly label: string;
  readonly requests: readonly NamedRequest[];
}

export interface NamedRequest extends Pick<HttpRequest, 'method' | 'headers' | 'body'> {
  readonly title: string;
  /** Facts that the format has no field for. */
  readonly remarks: readonly string[];
  /** With `:name` for each parameter of the path whose value needs no encoding. */
  readonly url: string;
  readonly pathValues: readonly Pair[];
  /** As they stand in the query, encoded. */
  readonly query: readonly Pair[];
}

/** A name with its value; some parts of a query are only a name. */
export type Pair = readonly [name: string, value: string | undefined];

/** The requests of an API, each as its first sample. A template is undefined for a webhook, which nobody calls. */
export function toCollection(
  { title, version, summary, groups }: ApiReference,
  findTemplate: (slug: string) => RequestTemplate | undefined,
): Collection {
  const variables = new Map<string, Variable>();
  // An operation may have a server of its own.
  const write = ({ name, value }: Variable) =>
    variables.get(name)?.value === value ? `{{${name}}}` : value;
  const toRequest = (slug: string, name: string): readonly NamedRequest[] => {
    const template = findTemplate(slug);
    if (template === undefined) return [];
    const { request, variables: own } = toOpenRequest(template, toStartValues(template));
    for (const variable of own)
      if (!variables.has(variable.name)) variables.set(variable.name, variable);
    const { url, ...wire } = toWireRequest(request);
    const open = JSON.parse(withVariables(JSON.stringify(wire), own, write)) as typeof wire;
    const located = toLocation(withVariables(url, own, write), template.path);
    const remarks = [...(request.remarks ?? []), ...listLostFiles(wire)];
    return [{ title: name, remarks, ...open, ...located }];
  };
  const folders = groups.map(({ label, operations }) => ({
    label,
    requests: operations.flatMap((operation) => toRequest(operation.slug, operation.title)),
  }));
  return {
    title,
    version,
    summary,
    folders: folders.filter(({ requests }) => requests.length > 0),
    variables: [...variables.values()],
  };
}

/** No collection can put files between texts. */
function listLostFiles({ body }: Pick<HttpRequest, 'body'>): readonly string[] {
  const pieces = body?.kind === 'joined' ? body.pieces : [];
  return pieces.flatMap((piece) =>
    piece.kind === 'file' ? [`The body lacks the content of the file "${piece.path}".`] : [],
  );
}

function toLocation(url: string, template: string) {
  const [whole = '', ...others] = url.split('?');
  const segments = whole.split('/');
  const names = template.split('/');
  const pathValues: Pair[] = [];
  const written = segments.map((segment, index) => {
    const name = /^\{(\w+)\}$/.exec(names.at(index - segments.length) ?? '')?.[1];
    if (name === undefined || !/^[\w.~-]+$/.test(segment)) return segment;
    pathValues.push([name, segment]);
    return `:${name}`;
  });
  return {
    url: [written.join('/'), ...others].join('?'),
    pathValues,
    query: others.length === 0 ? [] : others.join('?').split('&').map(toPair),
  };
}

function toPair(text: string): Pair {
  const [name = '', ...value] = text.split('=');
  return [name, value.length === 0 ? undefined : value.join('=')];
}
