import type { Call, CallBody, CallField, FieldText } from './call';
import { listRows } from './list-rows';
import { toRowsText } from './to-rows-text';

/** What a reader has filled in, except credentials: those are kept apart, so that no link can hold them. */
export interface CallValues {
  /** The index of the server. */
  readonly server: number;
  /** Values of the server's variables, in the order of their declaration. */
  readonly variables: readonly string[];
  /** The index of the alternative by which the caller is let in. */
  readonly security: number;
  /** In the order of the call's parameters. */
  readonly parameters: readonly FieldText[];
  readonly body?: BodyValues;
}

export interface BodyValues {
  readonly isSent: boolean;
  /** The index of the media type. */
  readonly media: number;
  /** The anchor of the example that it began with. */
  readonly example: string;
  /** What holds the body: its rows, or its text. */
  readonly view: 'form' | 'text';
  readonly text: string;
  readonly rows: readonly BodyRow[];
}

/** One field of a body, with its text. */
export interface BodyRow {
  readonly field: CallField;
  readonly text: FieldText;
}

/** The secrets of a reader: by scheme, the user's name first where there is one. */
export type Credentials = ReadonlyMap<string, Credential>;

export interface Credential {
  readonly user?: string;
  readonly secret: string;
}

/** The values with which the first sample of an operation is made. */
export function toStartValues(call: Call): CallValues {
  const [body] = call.bodies;
  return {
    server: 0,
    variables: toDefaults(call, 0),
    security: 0,
    parameters: call.parameters.map(({ start }) => start),
    ...(body !== undefined && { body: toBodyValues(body, 0, 0) }),
  };
}

/** The values of a server's variables that hold until somebody chooses others. */
export function toDefaults(call: Call, server: number): readonly string[] {
  return (call.servers[server]?.variables ?? []).map((variable) => variable.default);
}

/** The values with another example of the body. */
export function withExample(call: Call, values: CallValues, anchor: string): CallValues {
  const media = call.bodies.findIndex(({ examples }) =>
    examples.some((example) => example.anchor === anchor),
  );
  const body = call.bodies[media];
  if (body === undefined) return values;
  const index = body.examples.findIndex((example) => example.anchor === anchor);
  return { ...values, body: toBodyValues(body, media, index, values.body?.view) };
}

/** A body that holds one of its examples; as rows where it can be, unless its reader prefers the text. */
export function toBodyValues(
  body: CallBody,
  media: number,
  index: number,
  view: BodyValues['view'] = 'form',
): BodyValues {
  const example = body.examples[index];
  const text = example?.text ?? '';
  const start = { isSent: true, media, example: example?.anchor ?? '', text } as const;
  return toView(body, { ...start, view: 'text', rows: [] }, view);
}

/** The same body as rows or as text; it stays text where it is no object. */
export function toView(body: CallBody, values: BodyValues, view: BodyValues['view']): BodyValues {
  if (view === values.view) return values;
  if (view === 'text') {
    // A form has no other text than that of its rows.
    return body.kind === 'json' ? { ...values, view, text: toRowsText(values.rows) } : values;
  }
  const rows = body.fields === undefined ? undefined : listRows(body, values.text);
  return rows === undefined ? values : { ...values, view, rows };
}
