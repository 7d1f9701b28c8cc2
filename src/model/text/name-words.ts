/** The words of a name in code, such as that of a schema: a line may break where they meet. */
export function toNameWords(name: string): readonly string[] {
  return name.split(/(?<=[a-z\d._/])(?=[A-Z])|(?<=[._/])/);
}

/** Shorter names fit on a line of the sidebar. */
const LONG_NAME = 26;

/** A name that breaks where its words meet, by a space without width: the sidebar loads no script for this. */
export function toSidebarName(name: string): string {
  return name.length < LONG_NAME || /\s/.test(name) ? name : toNameWords(name).join('\u200B');
}
