import { format } from '../../model/text/format';
import { texts } from './texts';

/** Readers do not read more names than this. */
const MANY = 24;

const LONG = 60;

/** The name of a value that a link leaves out, as the form has it; an empty one is the whole body. */
export function toLeftName(name: string): string {
  if (name === '') return texts.tryIt.body;
  return name.length > LONG ? `${name.slice(0, LONG)}…` : name;
}

/** Names as a list of bearable length. */
export function toNameList(names: readonly string[]): string {
  const others = names.length - MANY;
  const shown = others > 0 ? names.slice(0, MANY) : names;
  const more = others > 0 ? [format(texts.tryIt.more, { count: others })] : [];
  return [...shown, ...more].join(', ');
}
