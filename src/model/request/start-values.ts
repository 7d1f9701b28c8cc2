import type { RequestTemplate, TemplateBody } from './request-template';
import type { BodyValues, RequestValues } from './request-values';
import { listRows } from './list-rows';
import { toRowsText } from './to-rows-text';

/** The values with which the first sample of an operation is made. */
export function toStartValues(template: RequestTemplate): RequestValues {
  const [body] = template.bodies;
  return {
    server: 0,
    variables: toDefaults(template, 0),
    security: 0,
    parameters: template.parameters.map(({ start }) => start),
    ...(body !== undefined && { body: toBodyValues(body, 0, 0) }),
  };
}

/** The values of a server's variables that hold until somebody chooses others. */
export function toDefaults(template: RequestTemplate, server: number): readonly string[] {
  return (template.servers[server]?.variables ?? []).map((variable) => variable.default);
}

/** The values with another example of the body. */
export function withExample(
  template: RequestTemplate,
  values: RequestValues,
  anchor: string,
): RequestValues {
  const media = template.bodies.findIndex(({ examples }) =>
    examples.some((example) => example.anchor === anchor),
  );
  const body = template.bodies[media];
  if (body === undefined) return values;
  const index = body.examples.findIndex((example) => example.anchor === anchor);
  const before = values.body;
  // Only of JSON there are two views to prefer one of.
  const isPreferred = before !== undefined && template.bodies[before.media]?.kind === 'json';
  return { ...values, body: toBodyValues(body, media, index, isPreferred ? before.view : 'form') };
}

/** A body that holds one of its examples; as rows where it can be, unless its reader prefers the text. */
export function toBodyValues(
  body: TemplateBody,
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
export function toView(
  body: TemplateBody,
  values: BodyValues,
  view: BodyValues['view'],
): BodyValues {
  if (view === values.view) return values;
  if (view === 'text') {
    // A form has no other text than that of its rows.
    return body.kind === 'json' ? { ...values, view, text: toRowsText(values.rows) } : values;
  }
  const rows = body.fields === undefined ? undefined : listRows(body, values.text);
  return rows === undefined ? values : { ...values, view, rows };
}
