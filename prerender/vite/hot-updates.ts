/**
 * The end of a content module in development: it accepts its own update and passes the new value to the page.
 *
 * `src/catalog/hot-updates.ts` listens.
 */
export function toHotUpdate(id: string): string {
  return `
if (import.meta.hot) {
  import.meta.hot.accept((next) => {
    if (next) window.dispatchEvent(new CustomEvent('content:update', { detail: { id: ${JSON.stringify(id)}, module: next } }));
  });
}
`;
}

/** A module whose default export is plain data. */
export function toDataModule(value: unknown): string {
  return `export default ${toDataExpression(value)};\n`;
}

/** An expression for plain data; text is parsed, so no key can be mistaken for code. */
export function toDataExpression(value: unknown): string {
  // In single quotes, because JSON is full of double quotes.
  const text = JSON.stringify(value).replaceAll('\\', '\\\\').replaceAll("'", "\\'");
  return `JSON.parse('${text}')`;
}
