import type {
  BodyPiece,
  ExpectedResponse,
  HttpBody,
  HttpHeader,
  HttpRequest,
  MultipartPart,
} from '../../../src/model/request/http-request';

/**
 * A request on the wire, written by hand beside its operation from OpenAPI's text alone.
 *
 * At most one of the last six fields is there.
 */
export interface Wire {
  /** The method and the absolute URL, byte for byte. */
  readonly request: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** What comes back; without it, nothing but a status. */
  readonly response?: ExpectedResponse;
  /** What no other host should receive. */
  readonly secrets?: HttpRequest['secrets'];
  /** What every sample says, because none can send it. */
  readonly remarks?: readonly string[];
  /** Exact text. */
  readonly text?: string;
  /** JSON, whose white space is free. */
  readonly json?: string;
  /** The decoded pairs of a form, in order. */
  readonly form?: readonly HttpHeader[];
  /** The parts of a `multipart/form-data` body, whose boundary is free. */
  readonly parts?: readonly MultipartPart[];
  /** The path of a file. */
  readonly file?: string;
  /** Exact texts, and files between them. */
  readonly pieces?: readonly BodyPiece[];
}

/** The request that a recorder must receive. */
export function toWiredRequest(wire: Wire): HttpRequest {
  const [method = '', url = ''] = wire.request.split(' ');
  const body = toBody(wire);
  return {
    method,
    url,
    headers: Object.entries(wire.headers ?? {}),
    ...(body !== undefined && { body }),
    response: wire.response ?? { kind: 'none' },
    ...(wire.secrets !== undefined && { secrets: wire.secrets }),
    ...(wire.remarks !== undefined && { remarks: wire.remarks }),
  };
}

function toBody(wire: Wire): HttpBody | undefined {
  const { text, json, form, parts, file, pieces } = wire;
  if (text !== undefined) return { kind: 'text', text };
  if (json !== undefined) return { kind: 'json', text: json };
  if (form !== undefined) return { kind: 'form', fields: form };
  if (parts !== undefined) return { kind: 'multipart', parts };
  if (file !== undefined) return { kind: 'file', path: file };
  if (pieces === undefined) return undefined;
  return { kind: 'joined', contentType: wire.headers?.['Content-Type'] ?? '', pieces };
}
