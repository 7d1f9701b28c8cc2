import { toTextParts } from './format';
import type { RichNode, RichText } from './rich-text';

/** An interface text with formatted words for its placeholders. */
export function formatRich(text: string, values: Readonly<Record<string, RichText>>): RichText {
  return toTextParts(text).flatMap((part): RichText =>
    'words' in part ? [part.words] : (values[part.name] ?? []),
  );
}

/** A name or a value as readers see it: an empty one, too. */
export function toShownName(name: string): string {
  return name === '' ? '""' : name;
}

export function toCode(value: string): RichNode {
  return { tag: 'code', children: [toShownName(value)] };
}

/** Names or values in code, one after another. */
export function toCodes(values: readonly string[], separator = ', '): RichText {
  return values.flatMap((value, index) => [...(index > 0 ? [separator] : []), toCode(value)]);
}
