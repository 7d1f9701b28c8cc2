import type { EncodedPart } from './operation';
import type { FieldView } from '../schema/schema-view';

/*
 * Every part of a reference page has a human-readable anchor:
 *
 *   query.page                     a parameter
 *   body.assignee.userId           a nested field of the request body
 *   body.members[].role            a field of each item of a list
 *   body.payment(card).number      a field of one variant
 *   body(multipart/form-data).file a field of a body in a media type other than the first
 *   response-201.id                a field of a response
 *   response-201-headers           the headers of a response
 *   response-201-header.ETag       one of them
 *   response-201-next              what to call after it
 *   body-example.minimal           an example
 *   Team.members                   a field on the page of the schema Team
 *
 * `[0]` is the first item of a list, `{^x-}` are properties that match a pattern, `*` all other properties.
 * `!` precedes a keyword whose value is neither a property nor an item, such as `body!not`. A tilde escapes
 * these characters in names.
 */

/** The anchor of a parameter, which starts with the parameter's location. */
export function toParameterAnchor(location: string, name: string): string {
  return `${location}.${toName(name)}`;
}

/** The anchor of a request's body. */
export function toBodyAnchor(): string {
  return 'body';
}

/** The anchor of a response and of its body. */
export function toResponseAnchor(status: string): string {
  return `response-${toName(status)}`;
}

/** The prefix of the anchors of a body in one of its media types: that of the body itself for the first one. */
export function toMediaAnchor(body: string, mediaType: string, index: number): string {
  return index === 0 ? body : toVariantAnchor(body, mediaType);
}

/** The prefix of the anchors of the headers of a form field or a part. */
export function toEncodingAnchor(body: string, path: readonly EncodedPart[]): string {
  return path.reduce((around, part) => `${around}!encoding-${toPartName(part)}`, body);
}

function toPartName(part: EncodedPart): string {
  if (part.kind === 'field') return toName(part.name);
  return part.kind === 'part' ? `[${part.number - 1}]` : '[]';
}

/** The anchor of the heading above the headers of a response. */
export function toHeadersAnchor(response: string): string {
  return `${response}-headers`;
}

/** The anchor of the heading above the links of a response. */
export function toLinksAnchor(response: string): string {
  return `${response}-next`;
}

/** The anchor of a header of a response or a form field. */
export function toHeaderAnchor(response: string, name: string): string {
  return `${response}-header.${toName(name)}`;
}

/** The anchor of a body's example. */
export function toExampleAnchor(body: string, name: string): string {
  return `${body}-example.${toName(name)}`;
}

/** The anchor of a callback, and the prefix of the anchors of its parts. */
export function toCallbackAnchor(key: string): string {
  return `callback-${toName(key)}`;
}

/** The anchor of a security scheme, or of one of its flows, on the overview. */
export function toSecurityAnchor(scheme: string, flow?: string): string {
  return `security-${toName(scheme)}${flow === undefined ? '' : `.${flow}`}`;
}

/** The anchor of a version on the page of changes. Signs that an id or an address cannot have are escaped. */
export function toVersionAnchor(version: string): string {
  const name = version.replaceAll(/[^\w.+-]/gu, (sign) =>
    sign === ' ' ? '~_' : `~${sign.codePointAt(0)?.toString(16)}_`,
  );
  return `version-${name}`;
}

/** The prefix of the anchors on a schema's own page. */
export function toSchemaAnchor(name: string): string {
  return toName(name);
}

/** The anchor of a line inside a schema. */
export function toRowAnchor(
  around: string,
  { role, name = '' }: Omit<FieldView<unknown>, 'schema'> & { readonly schema?: unknown },
): string {
  switch (role) {
    case 'property':
      return `${around}.${toName(name)}`;
    case 'pattern':
      return `${around}.{${toName(name)}}`;
    case 'other':
      return `${around}.*`;
    case 'items':
      return toItemsAnchor(around);
    case 'item':
      return `${around}[${name}]`;
    default:
      return `${around}!${role}${name === '' ? '' : `-${toName(name)}`}`;
  }
}

/** The prefix of the anchors inside each item of a list. */
export function toItemsAnchor(around: string): string {
  return `${around}[]`;
}

/** The anchor of a variant. */
export function toVariantAnchor(around: string, key: string): string {
  return `${around}(${toName(key)})`;
}

/** Where a field lies in a body: what has the body, and the names of the fields on the way. */
export interface FieldPath {
  /** `body`, `response-201`. */
  readonly owner: string;
  readonly names: readonly string[];
}

/** Reads the anchor of a field; lists and variants are transparent. Undefined for what has no name in a value. */
export function readFieldPath(anchor: string): FieldPath | undefined {
  const path = anchor.replaceAll(/(?<!~)(?:\[[^\]]*\]|\((?:~.|[^)])*\))/g, '');
  if (/(?<!~)[{*!]/.test(path)) return undefined;
  const [owner = '', ...names] = path.split(/(?<!~)\./);
  return names.length === 0 ? undefined : { owner, names: names.map(toReadable) };
}

/** Without the escapes of `toName`. */
function toReadable(name: string): string {
  return name
    .replaceAll('~_', ' ')
    .replaceAll(/~([\da-f]+)_/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)))
    .replaceAll(/~(.)/g, '$1');
}

/** Escapes the special characters of a name. An id must not contain whitespace. */
function toName(name: string): string {
  return name
    .replaceAll(/[~.[\](){}*!]/g, (sign) => `~${sign}`)
    .replaceAll(/\s/g, (space) => (space === ' ' ? '~_' : `~${space.charCodeAt(0).toString(16)}_`));
}
