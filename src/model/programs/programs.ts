import { assertNever } from '../assert-never';
import { toHttpRequest } from '../request/filled-template';
import type { RequestTemplate } from '../request/request-template';
import type { Credentials, RequestValues } from '../request/request-values';
import { toStartValues } from '../request/start-values';
import { toCurlScript } from './curl-script';
import { toHarFile } from './har';
import { toHttpFile } from './http-file';
import { toOpenRequest } from './open-request';

/** The forms in which a request can be copied for other programs. */
export type ProgramFormat = 'curl' | 'http' | 'har';

/** The values of a request, as the reader has filled them in. */
export interface FilledValues {
  readonly values: RequestValues;
  readonly credentials: Credentials;
}

/** The values of the first sample, or of the one with another example of the body. */
export function toFirstValues(template: RequestTemplate, example?: string): FilledValues {
  return { values: toStartValues(template, example), credentials: new Map() };
}

/** Names in the texts: of the operation, and of what has written them. */
export interface ProgramLabels {
  readonly title: string;
  readonly creator: string;
}

/** Writes a request for another program; only HAR, which has no variables, holds the credentials. */
export function writeProgram(
  kind: ProgramFormat,
  template: RequestTemplate,
  { values, credentials }: FilledValues,
  { title, creator }: ProgramLabels,
): string {
  switch (kind) {
    case 'curl':
      return toCurlScript(toOpenRequest(template, values));
    case 'http':
      return toHttpFile(toOpenRequest(template, values), title);
    case 'har':
      return toHarFile(toHttpRequest(template, values, credentials), creator);
    default:
      return assertNever(kind);
  }
}
