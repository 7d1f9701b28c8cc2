import type { HomeApi, HomeCall } from '../../src/model/api/api';
import type { OperationPage } from '../../src/model/api/operation';
import type { Code } from '../../src/model/text/code';
import { colorCode } from '../../src/model/text/color-code';
import { reasons } from '../text/reasons';
import { listSlugs } from './api-pages';
import type { Api } from './load-api';

/** How many operations the home page names, each from another group. */
const MOST_OPERATIONS = 7;

/** How many lines of a response it shows. */
const MOST_LINES = 10;

/** An API for the home page; with a call of the operation with a slug, if the API has it. */
export function toHomeApi({ reference, getOperation }: Api, slug: string): HomeApi {
  const groups = reference.groups.map(({ operations }) =>
    operations.filter(({ deprecated }) => !deprecated),
  );
  const slugs = listSlugs({ reference });
  // The operation that creates something represents its group best.
  const firsts = groups.flatMap(([first, ...others]) => {
    if (first === undefined) return [];
    return [first, ...others].find(({ method }) => method === 'POST') ?? first;
  });
  return {
    path: reference.path,
    summary: reference.summary,
    count: slugs.length,
    operations: firsts.slice(0, MOST_OPERATIONS).map(({ title, method, slug: own }) => ({
      title,
      method,
      href: `${reference.path}/${own}`,
    })),
    call: slugs.includes(slug) ? toCall(getOperation(slug)) : null,
  };
}

/** A call of the operation, as its page shows it, with the beginning of its response. */
function toCall({ samples, responses, servers, ...operation }: OperationPage): HomeCall | null {
  const [response] = responses;
  const [example] = response?.content.flatMap((media) => media.examples) ?? [];
  if (response === undefined || example === undefined) return null;
  const [server] = servers;
  const { method, path, title, apiPath, slug } = operation;
  return {
    method,
    path,
    title,
    href: `${apiPath}/${slug}`,
    host: server !== undefined && URL.canParse(server.url) ? new URL(server.url).host : '',
    status: `${response.status} ${reasons[response.status] ?? ''}`.trim(),
    samples: samples.flatMap(({ label, samples: [first] }) =>
      first === undefined ? [] : [{ label, code: colorCode(first.code) }],
    ),
    response: colorCode(toFirstLines(example.code)),
  };
}

/** The beginning of an object, whose end is shown, too. */
function toFirstLines(code: Code): Code {
  if (code.lines.length <= MOST_LINES) return code;
  const last = code.lines.at(-1) ?? [];
  return { ...code, lines: [...code.lines.slice(0, MOST_LINES - 2), ['  …'], last] };
}
