import type { Problem } from '../diagnostics/problem';
import type { LoadPart } from './read/reference-target';
import { bundleParts } from './read/bundle';
import { checkCircles } from './validate/circles';
import { checkDiscriminators } from './validate/discriminators';
import { checkHeaderNames } from './validate/header-names';
import { checkLinks } from './validate/links';
import { checkOperations } from './validate/operations';
import { leaveOutReferences } from './validate/left-out';
import { checkReferences } from './validate/references';
import { readObjects } from './validate/objects';
import { readSchemaKeywords } from './validate/schema-keywords';
import { checkSecurity } from './validate/security';
import { checkTags } from './validate/tags';
import { checkVersion } from './validate/openapi-version';
import { convertSwagger2 } from './read/swagger2';
import type { LoadText } from './read/text-loader';
import { toApiId } from './document/api-path';
import type { OpenApiDocument } from './document/document';
import type { Spec } from './document/spec';
import { ignoreSiblings } from './read/reference-siblings';
import { findAt } from './document/pointer';
import { readOtherWords } from './readings/readings';
import { readPart } from './read/spec-part';
import type { JsonObject } from '../../src/model/json-object';
import { readTexts } from './read/text-fields';

export type LoadedSpec =
  | { readonly kind: 'valid'; readonly spec: Spec }
  | { readonly kind: 'invalid'; readonly problems: readonly Problem[] };

/** Parses and validates an OpenAPI file and the files it references; returns all problems at once. */
export async function parseSpec(
  file: string,
  source: string,
  loadText: LoadText = noText,
  isForeign = false,
): Promise<LoadedSpec> {
  const read = readPart(file, source);
  if (read.kind === 'unreadable') return invalid(read.problems);
  const bundle = await bundleParts(read.part, createPartLoader(loadText));
  const { document, locate, files } = bundle;
  readTexts(document);
  const version = checkVersion(document, locate);
  const isKnown = version.length === 0;
  const otherWords = isKnown ? readOtherWords(document, locate) : [];
  const unread = bundle.problems.filter(({ severity }) => severity === 'error');
  const references = [...checkReferences(document, locate), ...checkCircles(document, locate)];
  // Without a supported version there is no schema to validate against.
  const objects = isKnown
    ? [readObjects(document, locate, isForeign), readSchemaKeywords(document, locate, isForeign)]
    : [];
  // Last, as what is left out may be referred to.
  const lost = isForeign && isKnown ? leaveOutReferences(document, locate) : [];
  const readings = [...otherWords, ...objects.flatMap(({ warnings }) => warnings), ...lost];
  const later = [
    ...version,
    ...(isForeign ? [] : references),
    ...objects.flatMap(({ errors }) => errors),
  ];
  const errors = [
    ...(isForeign ? [] : unread),
    ...later.filter((problem) => !isReported(problem, unread)),
  ];
  if (errors.length > 0) return invalid([...errors, ...readings]);
  const openApi = toOpenApi(document);
  const operations = [
    ...bundle.problems,
    ...checkOperations(openApi, locate),
    ...checkHeaderNames(openApi, locate),
    ...checkTags(openApi, locate),
    ...checkSecurity(openApi, locate),
    ...checkLinks(openApi, locate),
    ...checkDiscriminators(openApi, locate),
  ];
  const warnings = [...readings, ...operations.filter(({ severity }) => severity !== 'error')];
  return {
    kind: 'valid',
    spec: { id: toApiId(file), file, document: openApi, locate, files, isForeign, warnings },
  };
}

/** Whether a reference that leads nowhere is reported already. */
function isReported({ file, line, column }: Problem, errors: readonly Problem[]): boolean {
  return errors.some((one) => one.file === file && one.line === line && one.column === column);
}

const noText: LoadText = () => Promise.resolve(undefined);

function createPartLoader(loadText: LoadText): LoadPart {
  return async (file) => {
    const text = await loadText(file);
    return text === undefined ? undefined : readPart(file, text);
  };
}

function toOpenApi(document: unknown): OpenApiDocument {
  const isSwagger = findAt(document, ['swagger']) !== undefined;
  const openApi: unknown = isSwagger ? convertSwagger2(document as JsonObject) : document;
  return ignoreSiblings(openApi as OpenApiDocument);
}

function invalid(problems: readonly Problem[]): LoadedSpec {
  return { kind: 'invalid', problems };
}
