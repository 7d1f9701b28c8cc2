/**
 * The site path of a named schema's page: `/docs/api/easier-api/schemas/Team`.
 *
 * Names are kept but for the signs that a path may not have; a full stop would make a file of it.
 */
export function toSchemaPath(apiPath: string, name: string): string {
  return `${toSchemasPath(apiPath)}/${name.replaceAll('.', '~').replaceAll(/[^\w~-]/gu, toHex)}`;
}

/** The site path of the list of all schemas. */
export function toSchemasPath(apiPath: string): string {
  return `${apiPath}/schemas`;
}

function toHex(sign: string): string {
  return `~~${sign.codePointAt(0)?.toString(16) ?? ''}`;
}
