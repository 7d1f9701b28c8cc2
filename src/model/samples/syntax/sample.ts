import type {
  BodyPiece,
  ExpectedResponse,
  HttpBody,
  HttpRequest,
  MultipartPart,
} from '../../request/http-request';

/** Code that sends one request, ready to paste. */
export interface Sample {
  readonly code: string;
  /** Where the sample deviates from the request, one sentence each. */
  readonly limitations: readonly string[];
}

/** Writes a request in one language; throws a `RangeError` if no language could send it. */
export type RenderSample = (request: HttpRequest) => Sample;

/** The output of a sample: the headers of HEAD, which has no body, else what the operation declares. */
export type Reading = 'headers' | ExpectedResponse['kind'];

/** How a sample reads the response; as text if the operation declares nothing. */
export function toReading({ method, response }: HttpRequest): Reading {
  return method === 'HEAD' ? 'headers' : (response?.kind ?? 'text');
}

/** Where a sample saves a file that it receives. */
export function toSavedPath({ response }: HttpRequest): string {
  return response?.path ?? 'response.bin';
}

/** The paths of the files that a body sends. */
export function listFiles(body: HttpBody | undefined): readonly string[] {
  return listPieces(body).flatMap((piece) => (piece.kind === 'file' ? [piece.path] : []));
}

function listPieces(body: HttpBody | undefined): readonly (BodyPiece | MultipartPart)[] {
  if (body?.kind === 'file') return [body];
  if (body?.kind === 'joined') return body.pieces;
  return body?.kind === 'multipart' ? body.parts : [];
}

/** The variable of a file: `file`, `file2`, `file3`. */
export function toFileVariable(index: number): string {
  return index === 0 ? 'file' : `file${index + 1}`;
}

/** The limitation of a client that resolves `.` and `..` in a path, as the URL standard requires. */
export function toDotLimitations(url: string, client: string): readonly string[] {
  const path = /^[^?#]*/.exec(url)?.[0] ?? '';
  const hasDots = /\/(?:\.|%2e){1,2}(?:\/|$)/i.test(path);
  return hasDots ? [`With ${client}, dots in the path make another address of it.`] : [];
}

/** One limitation that names all the parts that it is about; none without parts. */
export function toNamed(
  parts: readonly { readonly name: string }[],
  toSentence: (names: string) => string,
): readonly string[] {
  const names = [...new Set(parts.map(({ name }) => name))];
  return names.length === 0 ? [] : [toSentence(names.join(', '))];
}
