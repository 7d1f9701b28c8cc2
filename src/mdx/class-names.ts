/** The class attribute of a component's part: its own classes, then the writer's. */
export function joinClasses(...names: readonly (string | undefined)[]): string {
  return names.filter((name) => name !== undefined && name !== '').join(' ');
}
