/** The words of a name in code, such as that of a schema: a line may break where they meet. */
export function toNameWords(name: string): readonly string[] {
  return name.split(/(?<=[a-z\d._/])(?=[A-Z])|(?<=[._/])/);
}
