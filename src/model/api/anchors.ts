import type { FieldView } from '../schema/schema-view';

/*
 * Every part of a reference page has an anchor that a person can read and write:
 *
 *   query.page                     a parameter
 *   body.assignee.userId           a field of a field of the request's body
 *   body.members[].role            a field of each item of a list
 *   body.payment(card).number      a field of one variant
 *   body(multipart/form-data).file a field of a body in another media type than the first
 *   response-201.id                a field of a response
 *   response-201-header.ETag       a header of a response
 *   body-example.minimal           an example
 *   Team.members                   a field, on the page of the schema Team
 *
 * Inside a list `[0]` is its first item; `{^x-}` are properties that match a pattern, `*` all others;
 * `!` stands before what is neither a property nor an item, such as `body!not`. In names these signs
 * follow a tilde.
 */

/** The anchor of a parameter; it begins with the place where that is sent. */
export function toParameterAnchor(place: string, name: string): string {
  return `${place}.${toName(name)}`;
}

/** What the anchors of a body begin with; media types after the first one are named. */
export function toBodyAnchor(otherMediaType?: string): string {
  return toMediaAnchor('body', otherMediaType);
}

/** What the anchors of a response's body begin with; without a media type, the response itself. */
export function toResponseAnchor(status: string, otherMediaType?: string): string {
  return toMediaAnchor(`response-${toName(status)}`, otherMediaType);
}

/** The anchor of a response's header. */
export function toHeaderAnchor(response: string, name: string): string {
  return `${response}-header.${toName(name)}`;
}

/** The anchor of a body's example. */
export function toExampleAnchor(body: string, name: string): string {
  return `${body}-example.${toName(name)}`;
}

/** The anchor of a callback, which those of its parts begin with. */
export function toCallbackAnchor(key: string): string {
  return `callback-${toName(key)}`;
}

/** The anchor of a security scheme, or of a way to get its token, on the overview. */
export function toSecurityAnchor(scheme: string, flow?: string): string {
  return `security-${toName(scheme)}${flow === undefined ? '' : `.${flow}`}`;
}

/** What the anchors on a schema's own page begin with. */
export function toSchemaAnchor(name: string): string {
  return toName(name);
}

/** The anchor of a line inside a schema. */
export function toRowAnchor(around: string, { role, name = '' }: FieldView): string {
  switch (role) {
    case 'property':
      return `${around}.${toName(name)}`;
    case 'pattern':
      return `${around}.{${toName(name)}}`;
    case 'other':
      return `${around}.*`;
    case 'item':
      return `${around}[${name}]`;
    default:
      return `${around}!${role}${name === '' ? '' : `-${toName(name)}`}`;
  }
}

/** What the anchors inside each item of a list begin with. */
export function toItemsAnchor(around: string): string {
  return `${around}[]`;
}

/** The anchor of a variant. */
export function toVariantAnchor(around: string, key: string): string {
  return `${around}(${toName(key)})`;
}

function toMediaAnchor(around: string, otherMediaType: string | undefined): string {
  return otherMediaType === undefined ? around : toVariantAnchor(around, otherMediaType);
}

/** A name without the signs that separate names; an id must not hold white space. */
function toName(name: string): string {
  return name
    .replaceAll(/[~.[\](){}*!]/g, (sign) => `~${sign}`)
    .replaceAll(/\s/g, (space) => (space === ' ' ? '~_' : `~${space.charCodeAt(0).toString(16)}_`));
}
