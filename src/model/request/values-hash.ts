import type { RequestTemplate, TemplateBody, FieldText } from './request-template';
import type { BodyRow, BodyValues, RequestValues } from './request-values';
import { toBodyValues, toStartValues, toView } from './start-values';
import { isExactObject, parseExactJson, toLaidOutJson } from './exact-json';
import type { ValuesLink } from './values-link';
import { MAX_LENGTH, START } from './values-link';

/** The fragment that reproduces some values, without passwords; undefined where it would be too long. */
export function toValuesHash(template: RequestTemplate, values: RequestValues): string | undefined {
  const start = toStartValues(template);
  const parameters = template.parameters.map(({ in: place, name, secret }, index) => ({
    key: `${place} ${name}`,
    text: secret === true ? undefined : (values.parameters[index] ?? null),
    before: start.parameters[index] ?? null,
  }));
  const variables = (template.servers[values.server]?.variables ?? []).map((variable, index) => ({
    key: variable.name,
    text: values.variables[index] ?? null,
    before: variable.default,
  }));
  const link: ValuesLink = {
    ...(values.server !== 0 && { server: values.server }),
    ...toTexts('variables', variables),
    ...(values.security !== 0 && { security: values.security }),
    ...toTexts('parameters', parameters),
    ...toBodyLink(template, values.body),
  };
  const hash = START + encodeURIComponent(JSON.stringify(link));
  return hash.length > MAX_LENGTH ? undefined : hash;
}

interface Changed {
  readonly key: string;
  /** Undefined for what no link may hold. */
  readonly text: FieldText | undefined;
  readonly before: FieldText;
}

function toTexts(name: keyof ValuesLink, list: readonly Changed[]): ValuesLink {
  const changed = list.filter(({ text, before }) => text !== undefined && text !== before);
  return changed.length === 0
    ? {}
    : { [name]: Object.fromEntries(changed.map(({ key, text }) => [key, text])) };
}

function toBodyLink({ bodies }: RequestTemplate, values: BodyValues | undefined): ValuesLink {
  const body = values === undefined ? undefined : bodies[values.media];
  if (values === undefined || body === undefined) return {};
  const start = toExampleValues(body, values);
  const isFirst = values.example === bodies[0]?.examples[0]?.anchor;
  return {
    ...(!isFirst && { example: values.example }),
    ...(!values.isSent && { send: false }),
    ...(values.view === 'form' && hasSameRows(values.rows, start.rows)
      ? toTexts('fields', listChangedRows(values.rows, start.rows))
      : toTextLink(body, toView(body, values, 'text'), start)),
  };
}

function toExampleValues(body: TemplateBody, { media, example }: BodyValues): BodyValues {
  return toBodyValues(
    body,
    media,
    body.examples.findIndex(({ anchor }) => anchor === example),
  );
}

function hasSameRows(rows: readonly BodyRow[], others: readonly BodyRow[]): boolean {
  return (
    rows.length === others.length &&
    rows.every(({ field }, index) => {
      const other = others[index]?.field;
      return other?.name === field.name && other.kind === field.kind;
    })
  );
}

function listChangedRows(rows: readonly BodyRow[], before: readonly BodyRow[]): readonly Changed[] {
  return rows.map(({ field, text }, index) => ({
    key: field.name,
    text: field.secret === true ? undefined : text,
    before: before[index]?.text ?? null,
  }));
}

/** Passwords inside a text are those of the example. */
function toTextLink(body: TemplateBody, { text }: BodyValues, start: BodyValues): ValuesLink {
  const secrets = (body.fields ?? []).filter(({ secret }) => secret === true);
  if (text === start.text || body.secret === true) return {};
  if (secrets.length === 0) return { body: text };
  const [value, before] = [parseExactJson(text), parseExactJson(start.text)];
  if (!isExactObject(value)) return {};
  const kept = new Map(value);
  for (const { name } of secrets) {
    const old = isExactObject(before) ? before.get(name) : undefined;
    if (old === undefined) kept.delete(name);
    else if (kept.has(name)) kept.set(name, old);
  }
  return { body: toLaidOutJson(kept) };
}
