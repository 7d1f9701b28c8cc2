/** The names in the braces of a path, each once: `/teams/{teamId}` has `teamId`. */
export function listPathNames(path: string): readonly string[] {
  return [...new Set(Array.from(path.matchAll(/\{([^{}]+)\}/g), ([, name = '']) => name))];
}
