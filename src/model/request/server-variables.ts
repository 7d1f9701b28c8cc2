import type { TemplateServer, TemplateVariable } from './request-template';

/**
 * Where a variable stands in a server's URL. An address is a host with what stands around it; a tail follows
 * the host at once and starts the path itself.
 */
export type VariablePlace = 'scheme' | 'address' | 'host' | 'port' | 'tail' | 'path';

type FillVariable = (variable: TemplateVariable, place: VariablePlace, index: number) => string;

/** The URL with the text of each variable. A name that is not declared stays in its braces. */
export function fillServer({ template, variables }: TemplateServer, toText: FillVariable): string {
  // The URL so far, with defaults: they alone say where the next variable stands.
  let before = '';
  return listParts(template)
    .map((part, position, parts) => {
      const index = variables.findIndex(({ name }) => `{${name}}` === part);
      const variable = variables[index];
      if (variable === undefined) {
        before += part;
        return part;
      }
      const place = toPlace(before, variable, parts[position + 1] ?? '');
      before += variable.default;
      return toText(variable, place, index);
    })
    .join('');
}

/** The variables of a template in their braces, and the texts between them. */
function listParts(template: string): readonly string[] {
  return template.split(/(\{[^{}]+\})/).filter((part) => part !== '');
}

/** The URL with the defaults of its variables. */
export function toDefaultUrl(server: TemplateServer): string {
  return fillServer(server, (variable) => variable.default);
}

function toPlace(before: string, variable: TemplateVariable, next: string): VariablePlace {
  const values = [variable.default, ...variable.values];
  const authority = /^(?:[a-z][\w+.-]*:)?\/\/([^/?#]*)$/i.exec(before)?.[1];
  if (authority === undefined) {
    if (before === '' && next.startsWith('://')) return 'scheme';
    const isStart = /^(?:[a-z][\w+.-]*:?)?\/?$/i.test(before);
    return isStart && values.some((value) => value.includes('//')) ? 'address' : 'path';
  }
  if (authority !== '' && values.every((value) => /^(?:[/?#]|$)/.test(value))) return 'tail';
  if (values.some((value) => /[/?#]/.test(value))) return 'address';
  return authority.endsWith(':') ? 'port' : 'host';
}

/** True for a value that the document itself gives. */
export function isDeclared(variable: TemplateVariable, text: string): boolean {
  return variable.default === text || variable.values.includes(text);
}

const host = '[a-z\\d](?:[a-z\\d._-]{0,250}[a-z\\d])?';
const port = '(?::\\d{1,5})?';
const path = '/[\\w./~%-]*';

const patterns: Readonly<Record<VariablePlace | 'hostWithPort' | 'url', RegExp>> = {
  scheme: /^(?:https?|wss?)$/i,
  host: new RegExp(`^${host}$`, 'i'),
  hostWithPort: new RegExp(`^${host}${port}$`, 'i'),
  address: new RegExp(`^${host}${port}(?:${path})?$`, 'i'),
  url: new RegExp(`^(?:https?|wss?)://${host}${port}(?:${path})?$`, 'i'),
  port: /^\d{1,5}$/,
  tail: new RegExp(`^(?:${path})?$`, 'i'),
  path: /^[^\s\p{Cc}\p{Cs}?#\\]*$/u,
};

/** True for a text, not from the document, that leaves the URL's authority as it is. */
export function isFitting(variable: TemplateVariable, place: VariablePlace, text: string): boolean {
  if (place === 'host' && /:\d+$/.test(variable.default)) return patterns.hostWithPort.test(text);
  if (place === 'address' && variable.default.includes('//')) return patterns.url.test(text);
  return patterns[place].test(text);
}

/** A value that its variable must not have, with the place that it does not fit. */
export interface UnfitVariable {
  readonly variable: TemplateVariable;
  /** Absent if the value is none of those that the document lists. */
  readonly place?: VariablePlace;
}

/** The problem with the value of each variable. */
export function listUnfit(
  server: TemplateServer,
  texts: readonly string[],
): readonly (UnfitVariable | undefined)[] {
  const places = listPlaces(server);
  return server.variables.map((variable, index) => {
    const text = texts[index] ?? variable.default;
    const place = places.get(index) ?? 'path';
    if (isDeclared(variable, text)) return undefined;
    if (variable.values.length > 0) return { variable };
    return isFitting(variable, place, text) ? undefined : { variable, place };
  });
}

function listPlaces(server: TemplateServer): ReadonlyMap<number, VariablePlace> {
  const places = new Map<number, VariablePlace>();
  fillServer(server, (variable, place, index) => {
    // In two places at once it is bound by the stricter one, which comes first.
    if (!places.has(index)) places.set(index, place);
    return variable.default;
  });
  return places;
}

/** True for each variable that determines the URL's host, or how it is reached, and whose values are not listed. */
export function listHostChoices(server: TemplateServer): readonly boolean[] {
  const places = listPlaces(server);
  const isFixed = hasFixedDomain(server);
  return server.variables.map(({ values }, index) => {
    const place = places.get(index);
    if (values.length > 0) return false;
    return place === 'scheme' || place === 'address' || (place === 'host' && !isFixed);
  });
}

/** True if the authority ends with a domain that no reader can choose, such as `.example.com`. */
function hasFixedDomain(server: TemplateServer): boolean {
  const url = fillServer(server, (variable, place) => {
    if (variable.values.length > 0) return variable.default;
    return place === 'host' || place === 'address' ? '\0' : variable.default;
  });
  const authority = /^(?:[a-z][\w+.-]*:)?\/\/([^/?#]*)/i.exec(url)?.[1] ?? '';
  const end = authority.slice(authority.lastIndexOf('\0') + 1).replace(/:\d*$/, '');
  return (
    /^.*\.[^.]+\.[^.]+$/.test(end) &&
    !/^[^.]*\.(?:ac|co|com|edu|go|gov|ne|net|or|org)\.[a-z]{2}$/i.test(end)
  );
}
