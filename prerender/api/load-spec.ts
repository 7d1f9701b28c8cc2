import type { Problem } from '../diagnostics/problem';
import type { LoadPart } from './read/reference-target';
import { bundleParts } from './read/bundle';
import { checkCircles } from './validate/circles';
import { checkDiscriminators } from './validate/discriminators';
import { checkLinks } from './validate/links';
import { checkOperations } from './validate/operations';
import { checkReferences } from './validate/references';
import { checkObjects } from './validate/objects';
import { checkSchemaKeywords } from './validate/schema-keywords';
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
): Promise<LoadedSpec> {
  const read = readPart(file, source);
  if (read.kind === 'unreadable') return invalid(read.problems);
  const bundle = await bundleParts(read.part, createPartLoader(loadText));
  const { document, locate, files } = bundle;
  readTexts(document);
  const version = checkVersion(document, locate);
  const errors = bundle.problems.filter(({ severity }) => severity === 'error');
  const references = [...checkReferences(document, locate), ...checkCircles(document, locate)];
  // Without a supported version there is no schema to validate against.
  const schema =
    version.length > 0
      ? []
      : [...checkObjects(document, locate), ...checkSchemaKeywords(document, locate)];
  const later = [...version, ...references, ...schema];
  const problems = [...errors, ...later.filter((problem) => !isReported(problem, errors))];
  if (problems.length > 0) return invalid(problems);
  const openApi = toOpenApi(document);
  const operations = [
    ...bundle.problems,
    ...checkOperations(openApi, locate),
    ...checkTags(openApi, locate),
    ...checkSecurity(openApi, locate),
    ...checkLinks(openApi, locate),
    ...checkDiscriminators(openApi, locate),
  ];
  if (operations.some(({ severity }) => severity === 'error')) return invalid(operations);
  return {
    kind: 'valid',
    spec: { id: toApiId(file), file, document: openApi, locate, files, warnings: operations },
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
