/** A name as a part of a schema's id: what separates the parts is encoded. */
export function toIdPart(name: string): string {
  return name.replaceAll(
    /[%./[\]*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
