import type { Call, CallBody } from './call';
import type { BodyValues, CallValues } from './call-values';
import { listRows } from './list-rows';
import { toRowsText } from './to-rows-text';

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
  const before = values.body;
  // Only of JSON there are two views to prefer one of.
  const isPreferred = before !== undefined && call.bodies[before.media]?.kind === 'json';
  return { ...values, body: toBodyValues(body, media, index, isPreferred ? before.view : 'form') };
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
  return toView(body, { ...start, view: 'text', rows: [] }, body.kind === 'json' ? view : 'form');
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
