import type { HttpBody, HttpRequest } from '../../src/model/request/http-request';
import type { Sample } from '../../src/model/samples/syntax/sample';
import type { TargetName } from '../../src/model/samples/syntax/target';

/** One sample to run, and the request that the recorder must receive. */
export interface Job {
  /** The first segment of each path that the sample requests. */
  readonly id: string;
  readonly target: TargetName;
  readonly name: string;
  readonly code: string;
  readonly limitations: readonly string[];
  readonly request: HttpRequest;
}

/** How a sample ended. */
export interface Run {
  /** Whether it ended without an exception and with exit status 0, if there is one. */
  readonly ended: boolean;
  /** Everything it printed. */
  readonly output: string;
}

/** Runs samples of some targets in a folder; returns how each ended, by the id of its job. */
export type RunJobs = (jobs: readonly Job[], place: Place) => Promise<ReadonlyMap<string, Run>>;

/** Where samples run. */
export interface Place {
  /** The folder with the files that they send. */
  readonly folder: string;
  readonly env: Readonly<Record<string, string>>;
}

/** How long a sample may take. */
export const SAMPLE_SECONDS = 30;

/** A job before the recorder's origin is known. */
export interface Attempt {
  readonly name: string;
  readonly target: TargetName;
  readonly write: (origin: string) => Sample & { readonly request: HttpRequest };
}

/** A sample with the recorder's origin. Its numbered id is a valid name in every language. */
export function toJob({ name, target, write }: Attempt, index: number, recorder: string): Job {
  const id = `s${index}`;
  const { code, limitations, request } = write(`${recorder}/${id}`);
  const path = request.response?.path;
  const own = path === undefined ? code : code.replaceAll(path, toSavedPath(id, path));
  return { id, name, target, code: own, limitations, request };
}

/** Where a sample saves what it received, so that no other sample overwrites it. */
export function toSavedPath(id: string, path: string): string {
  return `${id}-${path}`;
}

interface SentFile {
  readonly path: string;
  readonly contentType?: string;
}

/** The files that a body sends. */
export function listSentFiles(body: HttpBody | undefined): readonly SentFile[] {
  if (body?.kind === 'file') return [body];
  if (body?.kind === 'joined') return body.pieces.filter((piece) => piece.kind === 'file');
  return body?.kind === 'multipart' ? body.parts.filter((part) => part.kind === 'file') : [];
}

/** The bytes of a file that samples send, derived from its path so that no two files are equal. */
export function toSentFile(path: string): Buffer {
  const everyByte = Buffer.from(Array.from({ length: 256 }, (_, byte) => byte));
  return Buffer.concat([everyByte, Buffer.from(path)]);
}
