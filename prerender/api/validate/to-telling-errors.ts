import type { SchemaErrorDetail } from './schema-error-detail';
import { toAlternativeErrors } from './to-alternative-errors';

/**
 * The complaints that say something of their own, each once.
 *
 * A schema of alternatives complains once for each of them, and a parent again for what is wrong in a
 * child: of alternatives the one counts that the author meant.
 */
export function toTellingErrors(
  details: readonly SchemaErrorDetail[],
  document: unknown,
): readonly SchemaErrorDetail[] {
  const causes = details.filter((detail) => isCause(detail) && !isSchemaMistake(detail));
  const meant = toAlternativeErrors(causes, document);
  return merge(meant.filter((detail) => !isOfParent(detail, meant)));
}

function isCause({ keyword, params, propertyName }: SchemaErrorDetail): boolean {
  if (propertyName !== undefined && keyword !== 'propertyNames') return false;
  return !/^(?:oneOf|anyOf|if|not)$/.test(keyword) && params['missingProperty'] !== '$ref';
}

/**
 * The schema that the validator holds for 3.1 is its first one: it asks licences for an address, knows the
 * scheme of tokens in lower case only, and takes constants of links for texts only.
 */
function isSchemaMistake({ instancePath, params, keyword }: SchemaErrorDetail): boolean {
  if (keyword === 'required' && instancePath === '/info/license')
    return /^(?:identifier|url)$/.test(String(params['missingProperty']));
  if (params['unevaluatedProperty'] === 'bearerFormat') return true;
  return keyword === 'type' && /\/links\/[^/]+\/parameters\/[^/]+$/.test(instancePath);
}

function isOfParent(
  { keyword, instancePath: path }: SchemaErrorDetail,
  all: readonly SchemaErrorDetail[],
): boolean {
  if (!/^(?:(?:additional|unevaluated)Properties|type)$/.test(keyword)) return false;
  return all.some((other) => other.instancePath.startsWith(`${path}/`));
}

/** What is said of one place in the same way becomes one complaint. */
function merge(details: readonly SchemaErrorDetail[]): readonly SchemaErrorDetail[] {
  const groups = new Map<string, SchemaErrorDetail>();
  for (const detail of details) {
    const { instancePath, keyword, params, message } = detail;
    const isChoice = keyword === 'enum' || keyword === 'type';
    const extra = params['additionalProperty'] ?? params['unevaluatedProperty'];
    const key = JSON.stringify([instancePath, keyword, ...(isChoice ? [] : [message, extra])]);
    const other = groups.get(key);
    groups.set(key, other === undefined ? detail : join(other, detail));
  }
  return [...groups.values()];
}

function join(one: SchemaErrorDetail, other: SchemaErrorDetail): SchemaErrorDetail {
  const field = one.keyword === 'enum' ? 'allowedValues' : 'type';
  if (one.keyword !== 'enum' && one.keyword !== 'type') return one;
  const values = [...new Set([one, other].flatMap(({ params }) => [params[field]].flat()))];
  const message = one.keyword === 'type' ? `must be ${values.join(' or ')}` : one.message;
  return { ...one, params: { [field]: values }, ...(message !== undefined && { message }) };
}
