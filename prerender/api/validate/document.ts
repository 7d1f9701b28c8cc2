import type { Problem } from '../../diagnostics/problem';
import type { Locate } from '../../sources/position';
import type { OpenApiDocument } from '../document/document';
import { checkCircles } from './circles';
import { checkClosedParts } from './closed-parts';
import { checkDiscriminators } from './discriminators';
import { checkHeaderNames } from './header-names';
import { checkLinks } from './links';
import { checkObjects } from './objects';
import { checkVersion } from './openapi-version';
import { checkOperations } from './operations';
import { checkReferences } from './references';
import { checkSecurity } from './security';
import { checkServers } from './servers';
import { checkTags } from './tags';
import { checkNullable, checkValueTypes } from './value-types';

/** Validates a document against its version of OpenAPI; changes nothing. */
export function validateDocument(document: unknown, locate: Locate): readonly Problem[] {
  const version = checkVersion(document, locate);
  const references = [...checkReferences(document, locate), ...checkCircles(document, locate)];
  // Without a supported version there is no schema to validate against.
  if (version.length > 0) return [...version, ...references];
  return [...references, ...checkObjects(document, locate)];
}

/** Checks what a valid document says, such as that ids are unique: no mistake here stops a build. */
export function checkDocument(document: OpenApiDocument, locate: Locate): readonly Problem[] {
  return [
    ...checkOperations(document, locate),
    ...checkHeaderNames(document, locate),
    ...checkTags(document, locate),
    ...checkSecurity(document, locate),
    ...checkServers(document, locate),
    ...checkLinks(document, locate),
    ...checkDiscriminators(document, locate),
    ...checkClosedParts(document, locate),
    ...checkValueTypes(document, locate),
    ...checkNullable(document, locate),
  ];
}
