/** The pattern of the address of a page's data, as a document and as a navigation asks for it. */
export function toDataPattern(path: string): string {
  return `**/pages${path.replace(/\/$/, '')}.json*`;
}

/** The pattern of the address of the script of a guide with code. */
export function toScriptPattern(path: string): string {
  return `**/assets/chunks/${path.slice(path.lastIndexOf('/') + 1)}.*.js`;
}
