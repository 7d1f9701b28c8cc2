import SwaggerParser from '@apidevtools/swagger-parser';
import type { Problem } from '../../src/model/problem';
import { dropBrokenReferences } from './drop-broken-references';
import { followKeys } from './follow-keys';
import type { Locate } from './locate';
import { findAt, toKeys } from './pointer';

interface SchemaErrorDetail {
  readonly instancePath: string;
  readonly message?: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/** Validates a document against the schema of its version; broken references are left out of it. */
export async function checkSchema(
  document: unknown,
  hasBrokenReferences: boolean,
  locate: Locate,
): Promise<readonly Problem[]> {
  try {
    // The validator dereferences what it is given: it gets a copy.
    const copy = toKnownVersion(structuredClone(document));
    if (hasBrokenReferences) dropBrokenReferences(copy, document);
    inlinePathItems(copy);
    await SwaggerParser.validate(copy as never, {
      resolve: { external: false },
      dereference: { circular: 'ignore' },
      // Its further rules for Swagger 2.0 trip over references; `check-operations.ts` has ours.
      validate: { spec: false },
    });
    return [];
  } catch (error) {
    return toSchemaProblems(error, (keys) => locate(followKeys(document, keys)));
  }
}

function toSchemaProblems(error: unknown, locate: Locate): readonly Problem[] {
  const details = (error as { details?: readonly SchemaErrorDetail[] }).details;
  if (!Array.isArray(details)) {
    const message =
      error instanceof Error ? (error.message.split('\n')[0] ?? error.message) : String(error);
    return [
      {
        ...locate([]),
        severity: 'error',
        message,
        hint: 'Correct the OpenAPI document.',
      },
    ];
  }
  return details
    .filter((detail) => !isSchemaMistake(detail) && isTelling(detail, details))
    .map((detail) => toSchemaProblem(detail, locate));
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

/**
 * The schema that the validator holds for 3.1 is its first one, which has `descriptions` and `body` for a
 * variable's `description` and a link's `server`, and takes constants of links for texts only.
 */
function isSchemaMistake({ instancePath, params, keyword }: SchemaErrorDetail): boolean {
  const extra = params['unevaluatedProperty'];
  if (extra === 'description') return /\/servers\/\d+\/variables\/[^/]+$/.test(instancePath);
  if (extra === 'server') return /\/links\/[^/]+$/.test(instancePath);
  return keyword === 'type' && /\/links\/[^/]+\/parameters\/[^/]+$/.test(instancePath);
}

function toSchemaProblem(detail: SchemaErrorDetail, locate: Locate): Problem {
  const keys = toKeys(detail.instancePath);
  const place = keys.length === 0 ? 'The document' : `"${keys.join(' › ')}"`;
  const extra = detail.params['additionalProperty'] ?? detail.params['unevaluatedProperty'];
  const named = typeof extra === 'string' ? ` ("${extra}")` : '';
  return {
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

/** OpenAPI 3.2 adds to 3.1, whose schema lets the additions pass only as extensions. */
function toKnownVersion(document: unknown): unknown {
  const version = findAt(document, ['openapi']);
  if (typeof version === 'string' && version.startsWith('3.2.'))
    Object.assign(document as object, { openapi: '3.1.1' });
  return document;
}

/** The schema of 3.1 knows no references to path items, which the specification allows. */
function inlinePathItems(document: unknown): void {
  for (const group of ['paths', 'webhooks']) {
    const items = findAt(document, [group]);
    if (typeof items !== 'object' || items === null) continue;
    for (const [path, item] of Object.entries(items)) {
      const target: unknown = findAt(
        document,
        followKeys(document, [group, path, '']).slice(0, -1),
      );
      if (target !== item) Object.assign(items, { [path]: target });
    }
  }
}
