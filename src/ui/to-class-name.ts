/** The classes of a component with those that its caller adds. */
export function toClassName(...names: readonly (string | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
