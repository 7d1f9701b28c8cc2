import { findNearest } from '../../diagnostics/find-nearest';
import type { NodeForm } from './sidebar-node-forms';

/** Tells a mistake; `needle` is a text of the file that it is about. */
export type Report = (message: string, hint: string, needle?: string) => void;

export type Values = Readonly<Record<string, unknown>>;

/** The values of an item that have their forms; undefined when one that must be there is not. */
export function readNode(
  item: Values,
  { forms, required }: NodeForm,
  report: Report,
): Values | undefined {
  const given = Object.entries(item).filter(([, value]) => value !== undefined);
  const values = new Map<string, unknown>();
  for (const [key, value] of given) {
    const form = Object.hasOwn(forms, key) ? forms[key] : undefined;
    const read = form?.read(value, null);
    if (read !== undefined) values.set(key, read);
    else if (form === undefined) reportUnknown(key, Object.keys(forms), report);
    else {
      const hint = `Write it as in "${key}: ${form.example}".`;
      report(`"${key}" of ${toName(item)} must be ${form.wanted}.`, hint, key);
    }
  }
  for (const key of required) {
    if (item[key] !== undefined) continue;
    report(`"${key}" is missing in ${toName(item)}.`, `Add "${key}".`, findOwnText(item));
  }
  return required.every((key) => values.has(key)) ? Object.fromEntries(values) : undefined;
}

function reportUnknown(key: string, known: readonly string[], report: Report): void {
  const nearest = findNearest(key, known);
  const hint =
    nearest === undefined ? `Known keys: ${known.join(', ')}.` : `Did you mean "${nearest}"?`;
  report(`The sidebar key "${key}" is not known.`, hint, key);
}

/** How a message calls an item. */
function toName(item: Values): string {
  const text = findOwnText(item);
  return text === undefined ? 'a sidebar item' : `the sidebar item "${text}"`;
}

/** The text by which an item can be found in its file. */
function findOwnText({ label, id, href, dirName, value, type }: Values): string | undefined {
  return [label, id, href, dirName, value, type].find(
    (text) => typeof text === 'string' && text !== '',
  ) as string | undefined;
}
