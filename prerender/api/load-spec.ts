import type { Problem } from '../diagnostics/problem';
import { bundleParts } from './read/bundle';
import { checkDocument, validateDocument } from './validate/document';
import { toProblems } from './validate/mistake';
import { convertSwagger2, toSwagger2Keys } from './read/swagger2';
import type { LoadText } from './read/spec-files';
import { toApiId } from './document/api-path';
import type { OpenApiDocument, Spec } from './document/document';
import { isSwagger } from './document/objects';
import type { Locate } from '../sources/position';
import { readPart } from './read/spec-part';
import type { JsonObject } from '../../src/model/json-object';
import { readVersionText, readYamlFields } from './read/yaml-fields';
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
  readVersionText(read.part.document);
  const bundle = await bundleParts(read.part, async (name) => {
    const text = await loadText(name);
    return text === undefined ? undefined : readPart(name, text);
  });
  const { files } = bundle;
  readYamlFields(bundle.document);
  const left = isForeign ? leaveOutInvalid(bundle.document, bundle.locate) : [];
  // In a foreign file, references that lead nowhere are left out.
  const lost = isForeign ? bundle.unreadable : bundle.problems.filter(isError);
  const found = toProblems(validateDocument(bundle.document), 'error', bundle.locate);
  const errors = [...lost, ...found.filter((one) => !isReported(one, lost))];
  if (errors.length > 0) return invalid(errors);
  const document = toOpenApi(bundle.document);
  const locate: Locate = isSwagger(bundle.document)
    ? (keys) => bundle.locate(toSwagger2Keys(keys, bundle.document))
    : bundle.locate;
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

function toOpenApi(document: unknown): OpenApiDocument {
  const openApi: unknown = isSwagger(document) ? convertSwagger2(document as JsonObject) : document;
  return openApi as OpenApiDocument;
}

function invalid(problems: readonly Problem[]): LoadedSpec {
  return { kind: 'invalid', problems };
}
