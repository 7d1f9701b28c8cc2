import type { Problem } from '../diagnostics/problem';
import type { LoadPart } from './read/reference-target';
import { bundleParts } from './read/bundle';
import { checkDocument, validateDocument } from './validate/document';
import { toProblems } from './validate/mistake';
import { convertSwagger2, toSwagger2Keys } from './read/swagger2';
import type { LoadText } from './read/text-loader';
import { toApiId } from './document/api-path';
import type { OpenApiDocument, Spec } from './document/document';
import { ignoreSiblings } from './read/reference-siblings';
import { isSwagger } from './document/objects';
import type { Locate } from '../sources/position';
import { readPart } from './read/spec-part';
import type { JsonObject } from '../../src/model/json-object';
import { readYamlFields } from './read/yaml-fields';
import { leaveOutInvalid } from './left-out';
import { listOperations } from './document/operations';
import { START } from '../sources/position';

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
  const { files } = bundle;
  const isSwagger2 = isSwagger(bundle.document);
  const locate: Locate = (keys) => bundle.locate(isSwagger2 ? toSwagger2Keys(keys) : keys);
  readYamlFields(bundle.document);
  const left = isForeign ? leaveOutInvalid(bundle.document, locate) : [];
  // In a foreign file, references that lead nowhere are left out.
  const lost = isForeign ? [] : bundle.problems.filter(isError);
  const found = toProblems(validateDocument(bundle.document), 'error', locate);
  const errors = [...lost, ...found.filter((one) => !isReported(one, lost))];
  if (errors.length > 0) return invalid(errors);
  const document = toOpenApi(bundle.document);
  if (left.length > 0 && listOperations(document).length === 0)
    return invalid([...left, toEmptyProblem(file)]);
  const warnings = [
    ...left,
    ...bundle.problems.filter((problem) => !isError(problem)),
    ...toProblems(checkDocument(document, locate), 'warning', locate),
  ];
  return {
    kind: 'valid',
    spec: { id: toApiId(file), file, document, locate, files, isForeign, warnings },
  };
}

function isError({ severity }: Problem): boolean {
  return severity === 'error';
}

/** True if a reference that leads nowhere is reported already. */
function isReported({ file, line, column }: Problem, errors: readonly Problem[]): boolean {
  return errors.some((one) => one.file === file && one.line === line && one.column === column);
}

function toEmptyProblem(file: string): Problem {
  return {
    file,
    ...START,
    severity: 'error',
    message: 'No operation of the file can be read.',
    hint: 'Remove the file from "foreignSpecs": each mistake in it is then an error.',
  };
}

const noText: LoadText = () => Promise.resolve(undefined);

function createPartLoader(loadText: LoadText): LoadPart {
  return async (file) => {
    const text = await loadText(file);
    return text === undefined ? undefined : readPart(file, text);
  };
}

function toOpenApi(document: unknown): OpenApiDocument {
  const openApi: unknown = isSwagger(document) ? convertSwagger2(document as JsonObject) : document;
  return ignoreSiblings(openApi as OpenApiDocument);
}

function invalid(problems: readonly Problem[]): LoadedSpec {
  return { kind: 'invalid', problems };
}
