import type { Answer, Call } from './call';
import type { DescribedOperation, Json } from './described-operations';
import { toProblem } from './problem';

/** The service token that the sandbox has ready. */
export const SERVICE_TOKEN = 'est_sandbox_7Qm2Vx9KcR4tLw8Zb3NfYp6H';

/** The data of the sandbox, and what requests make of them. */
export interface Resources {
  readonly isToken: (token: string | undefined) => boolean;
  readonly answer: (call: Call) => Answer;
}

interface Resource extends Json {
  readonly id: string;
  readonly version: number;
}

type Collection = Map<string, Resource>;

const DATE = '2024-06-17T02:30:00Z';

/** Lists have more than one page, so that a program that reads only the first one fails. */
const COPIES = 44;

/** Creates the data from the examples of the operations. */
export function createResources(operations: readonly DescribedOperation[]): Resources {
  const tokens = new Set([SERVICE_TOKEN]);
  const devices = new Set<string>();
  const answered = new Map<string, { readonly body: string; readonly answer: Answer }>();
  const example = (name: string) => {
    const found = operations.find((operation) => operation.name === name)?.success.example;
    return structuredClone(found) as Json & { readonly items: readonly Resource[] };
  };
  const teams = toCollection(example('GET /teams').items, COPIES);
  const sgUsers = toCollection(example('GET /sg-users').items, COPIES);
  const externalUsers = toCollection(example('GET /external-users').items, 0);
  const divisions = toCollection(listDivisions(example('GET /divisions')), 0);
  const customers = toCollection(example('POST /customers/query').items, 0);

  const logIn = ({ body }: Call): Answer => {
    const { email, password, deviceId, confirmationCode } = body as Record<string, string>;
    if (email !== 'aiko.tanaka@sakura-logistics.example') return toInvalid();
    if (password !== 'correct-horse-battery-staple') return toInvalid();
    if (confirmationCode !== undefined && confirmationCode !== '000000') return toInvalid();
    if (confirmationCode === '000000' && deviceId !== undefined) devices.add(deviceId);
    const isKnown = confirmationCode === '000000' || devices.has(deviceId ?? '');
    if (!isKnown)
      return {
        status: 200,
        body: {
          status: 'confirmation_required',
          maskedEmail: 'a***@sakura-logistics.example',
          codeExpiresAt: '2024-06-17T01:25:00Z',
          attemptsLeft: 5,
          resendAvailableAt: '2024-06-17T01:16:00Z',
        },
      };
    return { status: 200, body: withTokens(example('POST /auth/login')) };
  };

  /** The example of an open session, whose access token is valid from now on. */
  const withTokens = (body: Json): Json => {
    const { accessToken } = (body['tokens'] ?? body) as { readonly accessToken: string };
    tokens.add(accessToken);
    return body;
  };

  const create = (collection: Collection, prefix: string, path: string) => (call: Call) => {
    const name = call.body['name'];
    const isTaken = [...collection.values()].some(
      (one) => name !== undefined && one['name'] === name,
    );
    if (isTaken) return toProblem(409, {}, `The name "${name}" is in use.`, { pointer: '/name' });
    const id = toId(prefix, collection.size);
    const made = {
      ...(call.operation.success.example as Json),
      ...call.body,
      id,
      version: 1,
      createdAt: DATE,
      updatedAt: DATE,
    };
    collection.set(id, made);
    return { status: 201, headers: { ETag: '"1"', Location: `/v2${path}/${id}` }, body: made };
  };

  const invite =
    (collection: Collection, prefix: string, path: string, idKey: string) => (call: Call) => {
      const { email } = call.body;
      if ([...collection.values()].some((one) => one['email'] === email))
        return toProblem(409, {}, `${email} is a user already.`, {
          type: 'https://developers.easier.example/problems/already-invited',
        });
      const id = toId(prefix, collection.size);
      const [some] = collection.values();
      collection.set(id, { ...some, ...call.body, id, version: 1, status: 'invited' });
      const body = { ...(call.operation.success.example as Json), email, [idKey]: id };
      return { status: 201, headers: { Location: `/v2${path}/${id}` }, body };
    };

  const list = (collection: Collection) => (call: Call) => {
    const { search, updatedFrom, status, email } = call.query as Record<string, string>;
    const needle = search?.toLowerCase();
    const all = [...collection.values()].filter(
      (one) =>
        (needle === undefined || JSON.stringify(one).toLowerCase().includes(needle)) &&
        (updatedFrom === undefined || String(one['updatedAt']) >= updatedFrom) &&
        (status === undefined || [status].flat().includes(String(one['status']))) &&
        (email === undefined || one['email'] === email),
    );
    return toPage(all, call.url, call.query);
  };

  const get = (collection: Collection) => (call: Call) => {
    const found = collection.get(call.ids[0] ?? '');
    if (found === undefined) return toProblem(404);
    return { status: 200, headers: { ETag: `"${found.version}"` }, body: found };
  };

  const update = (collection: Collection) => (call: Call) => {
    const found = collection.get(call.ids[0] ?? '');
    if (found === undefined) return toProblem(404);
    if (call.ifMatch !== undefined && call.ifMatch !== `"${found.version}"`) return toProblem(412);
    const version = found.version + 1;
    const changed = { ...found, ...call.body, version };
    collection.set(found.id, changed);
    return { status: 200, headers: { ETag: `"${version}"` }, body: changed };
  };

  const remove = (collection: Collection) => (call: Call) => {
    const found = collection.get(call.ids[0] ?? '');
    if (found === undefined) return toProblem(404);
    if (call.ifMatch !== undefined && call.ifMatch !== `"${found.version}"`) return toProblem(412);
    collection.delete(found.id);
    return { status: 204 };
  };

  const handlers: Readonly<Record<string, (call: Call) => Answer>> = {
    'POST /auth/login': logIn,
    'POST /auth/token': (call) => ({
      status: 200,
      body: withTokens(structuredClone(call.operation.success.example) as Json),
    }),
    'GET /teams': list(teams),
    'POST /teams': create(teams, 'team', '/teams'),
    'GET /teams/{teamId}': get(teams),
    'PATCH /teams/{teamId}': update(teams),
    'DELETE /teams/{teamId}': remove(teams),
    'POST /divisions': create(divisions, 'div', '/divisions'),
    'PATCH /divisions/{divisionId}': update(divisions),
    'DELETE /divisions/{divisionId}': remove(divisions),
    'GET /sg-users': list(sgUsers),
    'POST /sg-users/invitations': invite(sgUsers, 'sgu', '/sg-users', 'sgUserId'),
    'GET /sg-users/{sgUserId}': get(sgUsers),
    'PATCH /sg-users/{sgUserId}': update(sgUsers),
    'GET /external-users': list(externalUsers),
    'POST /external-users/invitations': invite(
      externalUsers,
      'extu',
      '/external-users',
      'externalUserId',
    ),
    'GET /external-users/{externalUserId}': get(externalUsers),
    'PATCH /external-users/{externalUserId}': update(externalUsers),
    'DELETE /external-users/{externalUserId}': remove(externalUsers),
    'POST /customers/query': (call) => {
      const { search } = (call.body['filter'] ?? {}) as Record<string, string>;
      const all = [...customers.values()].filter((one) =>
        JSON.stringify(one)
          .toLowerCase()
          .includes((search ?? '').toLowerCase()),
      );
      const { body } = toPage(all, call.url, call.body);
      return { status: 200, body };
    },
    'POST /tasks': create(new Map(), 'task', '/tasks'),
  };

  return {
    isToken: (token) => tokens.has(token ?? ''),
    answer: (call) => {
      const { operation, key, body } = call;
      const handle =
        handlers[operation.name] ??
        (() => ({ status: operation.success.status, body: operation.success.example }));
      if (key === undefined) return handle(call);
      const before = answered.get(key);
      const text = operation.name + JSON.stringify(body);
      if (before !== undefined)
        return before.body === text
          ? before.answer
          : toProblem(422, {}, 'The key was used with another body.', {
              type: 'https://developers.easier.example/problems/idempotency-key-reused',
            });
      const answer = handle(call);
      if (answer.status < 400) answered.set(key, { body: text, answer });
      return answer;
    },
  };
}

function toInvalid(): Answer {
  return toProblem(401, {}, 'The e-mail address or the password is wrong.', {
    type: 'https://developers.easier.example/problems/invalid-credentials',
  });
}

/** The resources of an example by id, with copies of the last one that only differ in id and name. */
function toCollection(items: readonly Resource[], copies: number): Collection {
  const last = items.at(-1);
  if (last === undefined) throw new Error('The example of a list has no items.');
  const more = Array.from({ length: copies }, (_, index) => ({
    ...last,
    id: toId(last.id.split('_')[0] ?? '', index),
    ...('name' in last && { name: `${last['name']} ${index + 2}` }),
    ...('email' in last && { email: `person${index + 2}@sakura-logistics.example` }),
  }));
  return new Map([...items, ...more].map((one) => [one.id, one]));
}

/** All divisions of a tree. */
function listDivisions(value: unknown): readonly Resource[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = String((value as Json)['id']).startsWith('div_') ? [value as Resource] : [];
  return [...own, ...Object.values(value).flatMap(listDivisions)];
}

/** An id whose 26 characters end with a number. */
function toId(prefix: string, number: number): string {
  return `${prefix}_01J0HZ${String(number).padStart(20, '0')}`;
}

function toPage(all: readonly Resource[], url: URL, query: Json): Answer {
  const { page = 1, pageSize = 20 } = query as {
    readonly page?: number;
    readonly pageSize?: number;
  };
  const pages = Math.ceil(all.length / pageSize);
  const toLink = (number: number, rel: string) => {
    const address = new URL(url);
    address.searchParams.set('page', String(number));
    return `<${address.href}>; rel="${rel}"`;
  };
  const links = [
    toLink(1, 'first'),
    ...(page > 1 ? [toLink(page - 1, 'prev')] : []),
    ...(page < pages ? [toLink(page + 1, 'next')] : []),
    toLink(Math.max(pages, 1), 'last'),
  ];
  return {
    status: 200,
    headers: { Link: links.join(', ') },
    body: {
      items: all.slice((page - 1) * pageSize, page * pageSize),
      page: { number: page, size: pageSize, totalItems: all.length, totalPages: pages },
    },
  };
}
