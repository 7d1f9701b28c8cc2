import type { Locate } from '../../sources/position';
import type { OpenApiDocument } from '../document/document';
import { findAt } from '../document/pointer';
import type { Mistake } from './mistake';
import { checkObjects, checkSiblings } from './objects';
import { checkHeaderNames, checkLinks, checkOperations, checkServers } from './operations';
import { checkReferences } from './references';
import { checkClosedParts, checkDiscriminators, checkNullable, checkValueTypes } from './schemas';
import { checkSecurity } from './security';
import { checkTags } from './tags';

/** Validates a document against its version of OpenAPI; changes nothing. Each mistake stops a build. */
export function validateDocument(document: unknown): readonly Mistake[] {
  const version = checkVersion(document);
  const references = checkReferences(document);
  // Without a supported version there is no schema to validate against.
  if (version.length > 0) return [...version, ...references];
  return [...references, ...checkObjects(document)];
}

/** Checks what a valid document says, such as that ids are unique: no mistake here stops a build. */
export function checkDocument(document: OpenApiDocument, locate: Locate): readonly Mistake[] {
  return [
    ...checkSiblings(document),
    ...checkOperations(document, locate),
    ...checkHeaderNames(document),
    ...checkTags(document),
    ...checkSecurity(document),
    ...checkServers(document),
    ...checkLinks(document),
    ...checkDiscriminators(document),
    ...checkClosedParts(document),
    ...checkValueTypes(document),
    ...checkNullable(document),
  ];
}

/** Reports an unsupported OpenAPI version. */
function checkVersion(document: unknown): readonly Mistake[] {
  const openapi = findAt(document, ['openapi']);
  const swagger = findAt(document, ['swagger']);
  if (typeof openapi === 'string' && /^3\.[012](?:\.|$)/.test(openapi)) return [];
  if (openapi === undefined && (swagger === '2.0' || swagger === '2')) return [];
  const [field, found] = openapi === undefined ? ['swagger', swagger] : ['openapi', openapi];
  const text = typeof found === 'string' ? found : JSON.stringify(found);
  const says = found === undefined ? 'has no "openapi" field' : `says "${field}: ${text}"`;
  return [
    {
      keys: found === undefined ? [] : [field],
      message: `The file ${says}; supported versions are 3.0, 3.1, 3.2 and Swagger 2.0.`,
      hint: 'Start the file with "openapi: 3.1.0".',
    },
  ];
}
