/** The file name at the end of a path. */
export function toBaseName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
