import type { HttpRequest } from '../../../src/model/request/http-request';
import type { Job, Run } from '../job';
import type { TargetName } from '../../../src/model/samples/syntax/target';
import type { RecordedRequest } from '../recorder';
import type { Finding } from './finding';
import { judgeDelivery } from './judge-delivery';

/** Everything wrong with a sample: findings that it does not declare, and declared limitations that do not occur. */
export function judgeJob(
  job: Job,
  arrived: readonly RecordedRequest[],
  run: Run | undefined,
): readonly string[] {
  const delivery = judgeDelivery(job.request, arrived, job.target);
  const findings = arrived.length === 0 ? delivery : [...delivery, ...judgeRun(job, run)];
  const undeclared = findings.filter(
    (finding) => !job.limitations.some((sentence) => explains(sentence, finding)),
  );
  const undue = listDue(job).filter(
    (sentence) => !findings.some((finding) => explains(sentence, finding)),
  );
  const { remarks = [] } = job.request;
  const unsaid = remarks.filter((remark) => !job.limitations.includes(remark));
  return [
    ...unsaid.map((remark) => `does not say: ${remark}`),
    ...undeclared.map(({ text }) => text),
    ...(undeclared.length > 0 && run?.ended === false ? [`output: ${run.output.slice(-600)}`] : []),
    ...undue.map((sentence) => `declared, and delivered all the same: ${sentence}`),
  ];
}

/** A limitation about a redirect explains findings after it; any other explains findings whose subject it names. */
function explains(sentence: string, { subject }: Finding): boolean {
  const isOfRedirect = /^\d{3}$/.test(subject);
  if (sentence.startsWith('After a') !== isOfRedirect) return false;
  return toWords(sentence).includes(toWords(subject));
}

/** A text surrounded by spaces, so that searching it matches only whole words. */
function toWords(text: string): string {
  return ` ${text.replaceAll(/[.,:]+(?= |$)/g, '')} `;
}

/** A sample must print or save what came back, its headers for HEAD, and must end in an error if the request failed. */
function judgeRun({ id, request, target }: Job, run: Run | undefined): readonly Finding[] {
  if (run === undefined) return [{ subject: 'the run', text: 'never ran' }];
  const failure = /\/failure\/(\d+)$/.exec(request.url)?.[1];
  // curl shows what came back, whatever the status; it only saves no failure.
  const shows =
    target === 'curl/curl' && (request.response?.kind !== 'file' || request.method === 'HEAD');
  const fails = failure !== undefined && !shows;
  // Whoever prints a stream as it comes has printed its start; how each ends is up to its client.
  const isCut = request.response?.kind === 'stream' && request.url.endsWith('/cut');
  if (run.ended === fails && !isCut) {
    const text = fails ? `ended well after a ${failure}` : 'ended with an error';
    return [{ subject: 'the run', text }];
  }
  return run.output.includes(fails ? failure : toPrinted(id, request, target))
    ? []
    : [
        {
          subject: 'the run',
          text: `${target} printed ${JSON.stringify(run.output.slice(0, 200))}`,
        },
      ];
}

function toPrinted(id: string, { method, response }: HttpRequest, target: TargetName): string {
  if (method === 'HEAD' || response?.kind !== 'none') return id;
  return target === 'curl/curl' ? '' : '204';
}

/** The limitations that this request must exhibit. Others are about redirects and cookies that it does not encounter. */
function listDue({ limitations, request }: Job): readonly string[] {
  const status = /\/(?:redirect|cross)\/(\d+)(?:\?|$)/.exec(request.url)?.[1] ?? 'none';
  return limitations.filter((sentence) => {
    if (sentence.endsWith('also on the same host.') && request.url.includes('/cross/'))
      return false;
    // Without its body, the request is what was meant.
    const hidesBody = request.secrets?.body !== undefined && request.url.includes('/cross/');
    if (hidesBody && sentence.endsWith('without the body.')) return false;
    if (sentence.includes(' to another host ') && !request.url.includes('/cross/')) return false;
    if (sentence.startsWith('After a')) return sentence.includes(status);
    return !isCondition(sentence) && request.remarks?.includes(sentence) !== true;
  });
}

/** Limitations that the proof cannot check: its browser has the cookies, versions differ, and all URLs use https. */
function isCondition(sentence: string): boolean {
  return (
    sentence.startsWith('Browsers send only cookies that the host') ||
    sentence.startsWith('Below version ') ||
    sentence === 'The sample cannot follow a redirect from http to https.'
  );
}
