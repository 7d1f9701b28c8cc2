import type { HttpRequest } from '../../../src/model/request/http-request';
import type { TargetName } from '../../../src/model/samples/syntax/target';
import type { RecordedRequest } from '../recorder';
import type { Finding } from './finding';
import { judgeBody } from './judge-body';
import { judgeHeaders } from './judge-headers';
import { toMeantRequests } from './meant-requests';
import type { MeantRequest } from './meant-requests';

/** Compares received requests with the expected ones; no findings mean an exact delivery. */
export function judgeDelivery(
  request: HttpRequest,
  arrived: readonly RecordedRequest[],
  target: TargetName,
): readonly Finding[] {
  const meant = toMeantRequests(request);
  const [first] = meant;
  if (arrived.length === 0) return [{ subject: first?.method ?? '', text: 'nothing arrived' }];
  const count = `${arrived.length} requests instead of ${meant.length}`;
  return [
    ...(arrived.length === meant.length ? [] : [{ subject: toHopSubject(meant), text: count }]),
    ...meant.flatMap((one, index) => {
      const recorded = arrived[index];
      return recorded === undefined ? [] : judgeRequest(one, recorded, target);
    }),
  ];
}

function toHopSubject(meant: readonly MeantRequest[]): string {
  return meant.at(-1)?.afterStatus ?? 'count';
}

function judgeRequest(
  meant: MeantRequest,
  recorded: RecordedRequest,
  target: TargetName,
): readonly Finding[] {
  const findings = [
    ...judgeEqual(meant.method, 'method', meant.method, recorded.method),
    ...judgeEqual('address', 'address', toComparable(meant.target), toComparable(recorded.target)),
    ...judgeHeaders(meant, recorded, target),
    ...judgeBody(meant, recorded),
  ];
  const { afterStatus } = meant;
  // After a redirect, every difference is caused by how the client followed it.
  return afterStatus === undefined
    ? findings
    : findings.map(({ text }) => ({ subject: afterStatus, text: `after ${afterStatus}: ${text}` }));
}

function judgeEqual(subject: string, what: string, meant: string, got: string): readonly Finding[] {
  if (meant === got) return [];
  return [{ subject, text: `${what} ${JSON.stringify(got)} instead of ${JSON.stringify(meant)}` }];
}

/** Browsers write `'` in a query as `%27`. An empty path equals `/`, and an empty query equals none. */
function toComparable(target: string): string {
  return target
    .replace(/^(?=\?|$)/, '/')
    .replace(/\?$/, '')
    .replaceAll("'", '%27');
}
