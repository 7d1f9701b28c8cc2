import type { HttpRequest } from '../../src/model/request/http-request';
import type { Sample } from '../../src/model/samples/syntax/sample';

/** A target by its language and variant: `python/requests`. */
export type TargetName = `${string}/${string}`;

/** One sample that is to run, and what the recorder must see of it. */
export interface Job {
  /** The first segment of each path that it asks for. */
  readonly id: string;
  readonly target: TargetName;
  readonly name: string;
  readonly code: string;
  readonly limitations: readonly string[];
  readonly request: HttpRequest;
}

/** How a sample ended. */
export interface Run {
  /** Without an exception, and with exit status 0 where there is one. */
  readonly ended: boolean;
  /** All that it printed. */
  readonly output: string;
}

/** Runs samples of some targets in a folder; returns how each ended, by the id of its job. */
export type RunJobs = (jobs: readonly Job[], place: Place) => Promise<ReadonlyMap<string, Run>>;

/** Where samples run. */
export interface Place {
  /** It holds the files that they send. */
  readonly folder: string;
  readonly env: Readonly<Record<string, string>>;
}

/** How long a sample may take. */
export const SAMPLE_SECONDS = 30;

/** A job before the recorder's address is known. */
export interface Attempt {
  readonly name: string;
  readonly target: TargetName;
  readonly write: (origin: string) => Sample & { readonly request: HttpRequest };
}

/** A sample with the recorder's address; numbers are names that every language can take. */
export function toJob({ name, target, write }: Attempt, index: number, recorder: string): Job {
  const id = `s${index}`;
  return { id, name, target, ...write(`${recorder}/${id}`) };
}

/** The bytes of a file that samples send, made from its path so that no two are the same. */
export function toSentFile(path: string): Buffer {
  const everyByte = Buffer.from(Array.from({ length: 256 }, (_, byte) => byte));
  return Buffer.concat([everyByte, Buffer.from(path)]);
}
