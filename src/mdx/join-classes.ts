/** The class attribute of a part: its own class, then the writer's. Behaviour SD.38. */
export function joinClasses(...names: readonly (string | undefined)[]): string {
  return names.filter((name) => name !== undefined && name !== '').join(' ');
}
