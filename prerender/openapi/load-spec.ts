import { basename, extname } from 'node:path';
import type { Problem } from '../../src/model/problem';
import type { LoadPart } from './bundle-parts';
import { bundleParts } from './bundle-parts';
import { checkCircles } from './check-circles';
import { checkLinks } from './check-links';
import { checkOperations } from './check-operations';
import { checkReferences } from './check-references';
import { checkSchema } from './check-schema';
import { checkSchemaKeywords } from './check-schema-keywords';
import { checkSecurity } from './check-security';
import { checkTags } from './check-tags';
import { checkVersion } from './check-version';
import { convertSwagger2 } from './convert-swagger2';
import type { OpenApiDocument } from './document';
import { ignoreSiblings } from './ignore-siblings';
import type { Locate } from './locate';
import { findAt } from './pointer';
import { readPart } from './read-part';
import type { JsonObject } from './swagger2-object';

/** A valid OpenAPI document, with all files that it came from in one. */
export interface Spec {
  /** The file's name without its ending; the API's folder below `/docs/api/`. */
  readonly id: string;
  /** Path from the project root. */
  readonly file: string;
  readonly document: OpenApiDocument;
  /** Where the values of the document stand in its files. */
  readonly locate: Locate;
  /** All files that were read, from the project root. */
  readonly files: readonly string[];
  /** What is allowed and not good. */
  readonly warnings: readonly Problem[];
}

export type LoadedSpec =
  | { readonly kind: 'valid'; readonly spec: Spec }
  | { readonly kind: 'invalid'; readonly problems: readonly Problem[] };

/** Parses and validates an OpenAPI file and those that it refers to; all mistakes come back at once. */
export async function parseSpec(
  file: string,
  source: string,
  loadText: LoadText = noText,
): Promise<LoadedSpec> {
  const read = readPart(file, source);
  if (read.kind === 'unreadable') return invalid(read.problems);
  const bundle = await bundleParts(read.part, createPartLoader(loadText));
  const { document, locate, files } = bundle;
  const version = checkVersion(document, locate);
  const references = [
    ...bundle.problems,
    ...checkReferences(document, locate),
    ...checkCircles(document, locate),
  ];
  // Without a version that is known there is nothing to validate against.
  const schema =
    version.length > 0
      ? []
      : [...(await checkSchema(document, locate)), ...checkSchemaKeywords(document, locate)];
  const problems = [...version, ...references, ...schema];
  if (problems.length > 0) return invalid(problems);
  const openApi = toOpenApi(document);
  const operations = [
    ...checkOperations(openApi, locate),
    ...checkTags(openApi, locate),
    ...checkSecurity(openApi, locate),
    ...checkLinks(openApi, locate),
  ];
  if (operations.some(({ severity }) => severity === 'error')) return invalid(operations);
  const id = basename(file, extname(file));
  return {
    kind: 'valid',
    spec: { id, file, document: openApi, locate, files, warnings: operations },
  };
}

/** The text of a file by its path from the project root; undefined when there is none. */
export type LoadText = (file: string) => Promise<string | undefined>;

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
