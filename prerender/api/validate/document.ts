import type { Problem } from '../../diagnostics/problem';
import type { Locate } from '../../sources/position';
import type { OpenApiDocument } from '../document/document';
import { readOtherWords } from '../readings/readings';
import { checkCircles } from './circles';
import { checkClosedParts } from './closed-parts';
import { checkDiscriminators } from './discriminators';
import { checkHeaderNames } from './header-names';
import { leaveOutReferences } from './left-out';
import { checkLinks } from './links';
import { readObjects } from './objects';
import { checkVersion } from './openapi-version';
import { checkOperations } from './operations';
import { checkReferences } from './references';
import { readSchemaKeywords } from './schema-keywords';
import { readSchemaNames } from './schema-names';
import { checkSecurity } from './security';
import { checkServers } from './servers';
import { checkTags } from './tags';
import { checkValueTypes } from './value-types';

/** The errors of a document, and the warnings about how its slips are read. */
export interface DocumentProblems {
  readonly errors: readonly Problem[];
  readonly warnings: readonly Problem[];
}

/**
 * Validates a document against its version of OpenAPI; changes the document itself where a slip can be
 * read. Of a file that the team does not own, what cannot be read is left out.
 */
export function readDocument(
  document: unknown,
  locate: Locate,
  isForeign: boolean,
): DocumentProblems {
  const version = checkVersion(document, locate);
  // Without a supported version there is no schema to validate against.
  if (version.length > 0)
    return { errors: [...version, ...checkAllReferences(document, locate)], warnings: [] };
  const otherWords = readOtherWords(document, locate);
  const references = isForeign ? [] : checkAllReferences(document, locate);
  const names = readSchemaNames(document, locate);
  const objects = readObjects(document, locate, isForeign);
  const schemas = readSchemaKeywords(document, locate, isForeign);
  // Last, as what is left out may be referred to.
  const lost = isForeign ? leaveOutReferences(document, locate) : [];
  return {
    errors: [...references, ...objects.errors, ...schemas.errors],
    warnings: [...otherWords, ...names, ...objects.warnings, ...schemas.warnings, ...lost],
  };
}

function checkAllReferences(document: unknown, locate: Locate): readonly Problem[] {
  return [...checkReferences(document, locate), ...checkCircles(document, locate)];
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
  ];
}
