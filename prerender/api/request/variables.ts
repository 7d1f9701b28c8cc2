import type { TemplateScheme } from '../../../src/model/request/request-template';
import type { OpenApiDocument } from '../document/document';
import type { Conversion } from '../operation/conversion';
import { findPlace, findScheme } from '../operation/security';

/** The environment variable that holds the URL of an API's server, such as `EASIER_URL`. */
export function toUrlVariable(conversion: Conversion): string {
  return `${toPrefix(conversion)}_URL`;
}

/** The environment variable that holds the credentials of a scheme, such as `EASIER_TOKEN`. */
export function toCredentialsVariable(conversion: Conversion, name: string): string {
  const { document } = conversion;
  const prefix = toPrefix(conversion);
  const schemes = Object.keys(document.components?.securitySchemes ?? {});
  const [place, ...others] = [name, ...schemes].map((one) => findSchemePlace(document, one));
  const noun = toNoun(place);
  // Schemes that fill the same place are alternatives.
  const isClear = others.every((one) => toNoun(one) !== noun || isSamePlace(one, place));
  return `${prefix}_${isClear ? noun : toConstant(name) || noun}`;
}

type Place = TemplateScheme['place'];

function findSchemePlace(document: OpenApiDocument, name: string): Place {
  const scheme = findScheme(document, name);
  return scheme && findPlace(scheme);
}

function toNoun(place: Place): string {
  if (place?.prefix === 'Bearer ') return 'TOKEN';
  return place?.prefix === '' ? 'KEY' : 'CREDENTIALS';
}

function isSamePlace(one: Place, other: Place): boolean {
  return one?.in === other?.in && one?.name === other?.name && one?.prefix === other?.prefix;
}

/** The words that all names of an API begin with: those of its title that say which one it is. */
function toPrefix({ document, variablePrefix }: Conversion): string {
  return variablePrefix ?? (toTitlePrefix(document) || 'API');
}

function toTitlePrefix({ info }: OpenApiDocument): string {
  const title = info.title.replaceAll(USUAL, ' ');
  return toConstant(title).replace(/^(?=\d)/, 'API_');
}

/** Words that titles of many APIs have. */
const USUAL =
  /\b(?:apis?|application|documentation|document|interface|openapi|public|reference|rest|service|spec|specification|swagger|the|v?\d+(?:\.\d+)*)\b/gi;

function toConstant(words: string): string {
  return words
    .replaceAll(/(?<=[a-z])(?=[A-Z])/g, '_')
    .replaceAll(/[^A-Za-z0-9]+/g, '_')
    .replaceAll(/^_+|_+$/g, '')
    .toUpperCase();
}
