import type { EnumValue } from './schema';

/** A list of so many values, each with its markup, would make a page of several hundred kilobytes. */
const VERY_MANY = 500;

/** Whether the values of an enum are shown as the lines of one text: very many, of which nothing more is said. */
export function areLines(values: readonly EnumValue[]): boolean {
  return (
    values.length > VERY_MANY &&
    values.every(
      ({ value, name, meaning }) =>
        name === undefined && meaning === undefined && !value.includes(String.raw`\n`),
    )
  );
}
