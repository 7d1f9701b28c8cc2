import type { ExactJson } from './exact-json';
import { isExactList, isExactObject, parseExactJson } from './exact-json';
import type { TemplateBody } from './request-template';
import type { BodyValues } from './request-values';
import { isSecretName } from './secrets';
import { listSent } from './start-values';

/** The paths of what is secret in a body, such as `user.password`: what is declared so, or has such a name. */
export function listBodySecrets(
  { kind, fields = [] }: TemplateBody,
  { view, rows, text }: BodyValues,
): readonly string[] {
  const declared = new Set(fields.filter(({ secret }) => secret === true).map(({ name }) => name));
  const isText = kind === 'json' && view === 'text';
  const members: readonly Member[] = isText
    ? listMembers(parseExactJson(text))
    : listSent(rows).map(({ field, value }) => [field.name, value]);
  const paths = members.flatMap(([name, value]) =>
    declared.has(name) ? [name] : listSecretPaths(name, name, value),
  );
  return [...new Set(paths)];
}

type Member = readonly [name: string, value: ExactJson | undefined];

function listSecretPaths(
  name: string,
  path: string,
  value: ExactJson | undefined,
): readonly string[] {
  if (isSecretName(name)) return [path];
  return listMembers(value).flatMap(([inner, item]) =>
    listSecretPaths(inner, `${path}.${inner}`, item),
  );
}

/** The members of an object, or of the objects of a list. */
function listMembers(value: ExactJson | undefined): readonly Member[] {
  if (isExactList(value)) return value.flatMap(listMembers);
  return isExactObject(value) ? [...value] : [];
}
