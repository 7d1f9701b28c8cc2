import { readFile } from 'node:fs/promises';
import { basename, extname } from 'node:path';
import SwaggerParser from '@apidevtools/swagger-parser';
import { LineCounter, parseDocument } from 'yaml';
import type { Document } from 'yaml';
import type { Problem } from '../../src/model/problem';
import type { OpenApiDocument } from './document';
import type { YamlComplaint } from '../yaml/list-yaml-complaints';
import { listYamlComplaints } from '../yaml/list-yaml-complaints';
import type { Locate } from './locate';
import { createLocate } from './locate';
import { findAt, toKeys } from './pointer';
import { checkReferences } from './check-references';
import { dropBrokenReferences } from './drop-broken-references';

/** A valid OpenAPI document with the file that it came from. */
export interface Spec {
  /** The file's name without its ending; the API's folder below `/docs/api/`. */
  readonly id: string;
  /** Path from the project root. */
  readonly file: string;
  readonly document: OpenApiDocument;
}

export type LoadedSpec =
  | { readonly kind: 'valid'; readonly spec: Spec }
  | { readonly kind: 'invalid'; readonly problems: readonly Problem[] };

/** Reads, parses and validates one OpenAPI file; its author's mistakes come back all at once. */
export async function loadSpec(file: string): Promise<LoadedSpec> {
  return parseSpec(file, await readFile(file, 'utf8'));
}

/** The same for a text that is already read. */
export async function parseSpec(file: string, source: string): Promise<LoadedSpec> {
  const lines = new LineCounter();
  const yaml = parseDocument(source, { lineCounter: lines, prettyErrors: false, merge: false });
  const complaints = listYamlComplaints(yaml);
  if (complaints.length > 0) {
    return invalid(complaints.map((complaint) => toYamlProblem(file, lines, complaint)));
  }
  const locate = createLocate(yaml, lines);
  if (hasTooManyAliases(yaml)) return invalid([toAliasProblem(file)]);
  const document: unknown = yaml.toJS({ maxAliasCount: MAX_ALIASES });
  const version = checkVersion(file, document);
  const references = checkReferences(file, document, locate);
  const hasBrokenReferences = references.length > 0;
  // Without a version that is known there is nothing to validate against.
  const schema =
    version.length > 0 ? [] : await checkSchema(file, document, hasBrokenReferences, locate);
  const problems = [...version, ...references, ...schema];
  if (problems.length > 0) return invalid(problems);
  const id = basename(file, extname(file));
  return { kind: 'valid', spec: { id, file, document: document as OpenApiDocument } };
}

/** Aliases of aliases multiply: a few lines can stand for more than a machine holds. */
const MAX_ALIASES = 100;

function hasTooManyAliases(yaml: Document): boolean {
  try {
    yaml.toJS({ maxAliasCount: MAX_ALIASES });
    return false;
  } catch (error) {
    if (error instanceof ReferenceError) return true;
    throw error;
  }
}

function toAliasProblem(file: string): Problem {
  return {
    file,
    line: 1,
    column: 1,
    severity: 'error',
    message: 'The aliases of the file refer to each other too often.',
    hint: 'Use "$ref" for what is repeated; YAML aliases are copied.',
  };
}

function invalid(problems: readonly Problem[]): LoadedSpec {
  return { kind: 'invalid', problems };
}

function toYamlProblem(file: string, lines: LineCounter, complaint: YamlComplaint): Problem {
  const { line, col } = lines.linePos(complaint.offset);
  return {
    file,
    line,
    column: col,
    severity: 'error',
    message: `The file is not valid YAML: ${complaint.message}.`.replace(/\.\.$/, '.'),
    hint: 'Correct the line: check its indentation, its quotes and its colons.',
  };
}

function checkVersion(file: string, document: unknown): readonly Problem[] {
  const version = findAt(document, ['openapi']);
  if (typeof version === 'string' && /^3\.[01]\./.test(version)) return [];
  const found =
    version === undefined ? 'has no "openapi" field' : `says "openapi: ${JSON.stringify(version)}"`;
  return [
    {
      file,
      line: 1,
      column: 1,
      severity: 'error',
      message: `The file ${found}; supported versions are 3.0 and 3.1.`,
      hint: 'Start the file with "openapi: 3.1.0".',
    },
  ];
}

interface SchemaErrorDetail {
  readonly instancePath: string;
  readonly message?: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
}

async function checkSchema(
  file: string,
  document: unknown,
  hasBrokenReferences: boolean,
  locate: Locate,
): Promise<readonly Problem[]> {
  try {
    // The validator dereferences what it is given: it gets a copy.
    const copy = structuredClone(document);
    if (hasBrokenReferences) dropBrokenReferences(copy, document);
    await SwaggerParser.validate(copy as never, {
      resolve: { external: false },
      dereference: { circular: 'ignore' },
    });
    return [];
  } catch (error) {
    return toSchemaProblems(file, error, locate);
  }
}

function toSchemaProblems(file: string, error: unknown, locate: Locate): readonly Problem[] {
  const details = (error as { details?: readonly SchemaErrorDetail[] }).details;
  if (!Array.isArray(details)) {
    const message =
      error instanceof Error ? (error.message.split('\n')[0] ?? error.message) : String(error);
    return [
      {
        file,
        line: 1,
        column: 1,
        severity: 'error',
        message,
        hint: 'Correct the OpenAPI document.',
      },
    ];
  }
  return details
    .filter((detail) => isTelling(detail, details))
    .map((detail) => toSchemaProblem(file, detail, locate));
}

/**
 * A schema of alternatives fails once for each of them, and a parent fails again for what is wrong in
 * a child: such complaints say nothing of their own.
 */
function isTelling(detail: SchemaErrorDetail, all: readonly SchemaErrorDetail[]): boolean {
  if (/^(?:oneOf|anyOf|if|not)$/.test(detail.keyword)) return false;
  if (detail.params['missingProperty'] === '$ref') return false;
  if (!/^(?:additional|unevaluated)Properties$/.test(detail.keyword)) return true;
  return !all.some((other) => other.instancePath.startsWith(`${detail.instancePath}/`));
}

function toSchemaProblem(file: string, detail: SchemaErrorDetail, locate: Locate): Problem {
  const keys = toKeys(detail.instancePath);
  const place = keys.length === 0 ? 'The document' : `"${keys.join(' › ')}"`;
  const extra = detail.params['additionalProperty'] ?? detail.params['unevaluatedProperty'];
  const named = typeof extra === 'string' ? ` ("${extra}")` : '';
  return {
    file,
    ...locate(typeof extra === 'string' ? [...keys, extra] : keys),
    severity: 'error',
    message: `${place} ${detail.message ?? 'is not valid OpenAPI'}${named}.`,
    hint: toHint(detail),
  };
}

function toHint({ keyword, params }: SchemaErrorDetail): string {
  switch (keyword) {
    case 'required':
      return `Add "${String(params['missingProperty'])}" here.`;
    case 'additionalProperties':
    case 'unevaluatedProperties':
      return 'Remove the field, or correct its spelling.';
    case 'enum':
      return `Use one of: ${String(params['allowedValues'])}.`;
    case 'type':
      return `Write a value of type ${String(params['type'])}.`;
    default:
      return 'See the OpenAPI specification for the form of this field.';
  }
}
