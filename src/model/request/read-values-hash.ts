import type { RequestTemplate, FieldText } from './request-template';
import type { RequestValues } from './request-values';
import { toBodyValues, toDefaults, toView } from './start-values';
import type { Texts, ValuesLink } from './values-link';
import { START, isValuesHash } from './values-link';

/** The values that a fragment holds; undefined for a foreign or broken one. What the template does not have is left out. */
export function readValuesHash(template: RequestTemplate, hash: string): RequestValues | undefined {
  const link = isValuesHash(hash) ? parseLink(hash.slice(START.length)) : undefined;
  if (link === undefined) return undefined;
  const server = toIndex(link.server, template.servers);
  return {
    server,
    variables: toDefaults(template, server).map((text, index) => {
      const name = template.servers[server]?.variables[index]?.name ?? '';
      return findText(link.variables, name) ?? text;
    }),
    security: toIndex(link.security, template.security),
    parameters: template.parameters.map(({ in: place, name, start }) => {
      const text = findText(link.parameters, `${place} ${name}`);
      return text === undefined ? start : text;
    }),
    ...readBody(template, link),
  };
}

function parseLink(text: string): ValuesLink | undefined {
  try {
    const value: unknown = JSON.parse(decodeURIComponent(text));
    return isLink(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isLink(value: unknown): value is ValuesLink {
  if (!isRecord(value)) return false;
  return (
    ['server', 'security'].every((key) => isMissingOr('number', value[key])) &&
    ['example', 'body'].every((key) => isMissingOr('string', value[key])) &&
    isMissingOr('boolean', value['send']) &&
    ['variables', 'parameters', 'fields'].every((key) => isTexts(value[key]))
  );
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isMissingOr(type: string, value: unknown): boolean {
  return value === undefined || typeof value === type;
}

function isTexts(value: unknown): boolean {
  if (value === undefined) return true;
  return (
    isRecord(value) &&
    Object.values(value).every((text) => text === null || typeof text === 'string')
  );
}

function findText(texts: Texts | undefined, name: string): FieldText | undefined {
  return texts !== undefined && Object.hasOwn(texts, name) ? texts[name] : undefined;
}

function toIndex(index: number | undefined, list: readonly unknown[]): number {
  return index !== undefined && Object.hasOwn(list, index) ? index : 0;
}

function readBody(template: RequestTemplate, link: ValuesLink): Pick<RequestValues, 'body'> {
  const media = template.bodies.findIndex(({ examples }) =>
    examples.some(({ anchor }) => anchor === link.example),
  );
  const body = template.bodies[Math.max(media, 0)];
  if (body === undefined) return {};
  const index = body.examples.findIndex(({ anchor }) => anchor === link.example);
  const start = toBodyValues(body, Math.max(media, 0), Math.max(index, 0));
  const isSent = link.send !== false || template.isBodyRequired;
  if (link.body !== undefined) {
    const text = { ...start, isSent, view: 'text' as const, text: link.body, rows: [] };
    return { body: body.kind === 'json' ? text : toView(body, text, start.view) };
  }
  const rows = start.rows.map((row) => {
    const text = findText(link.fields, row.field.name);
    return text === undefined ? row : { ...row, text };
  });
  return { body: { ...start, isSent, rows } };
}
