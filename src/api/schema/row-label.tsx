import type { ReactNode } from 'react';
import { format } from '../../model/text/format';
import type { FieldView } from '../../model/schema/schema-view';
import { FormattedText } from '../../ui/text/formatted-text';
import { texts } from '../texts';
import { toSpan } from './bound-text';

/** Whether a row is a property, and not what a keyword says in general. */
export function isNamed({ role }: FieldView): boolean {
  return role === 'property';
}

/** What a row inside a schema is called: a property by its name, the rest in words. */
export function RowLabel({ row }: { readonly row: FieldView }): ReactNode {
  const { role, name = '' } = row;
  switch (role) {
    case 'property':
      return name;
    case 'pattern':
    case 'with':
      return <FormattedText text={texts.row[role]} values={{ name: <code>{name}</code> }} />;
    case 'item':
      return format(texts.row.item, { number: Number(name) + 1 });
    case 'contains':
      return toContainsText(row);
    default:
      return texts.row[role];
  }
}

/** At least one, unless the author says how many. */
function toContainsText({ min = 1, max }: FieldView): string {
  const span = { min, ...(max !== undefined && { max }) };
  return format(texts.row.contains, { amount: toSpan(span, texts.bounds.items) });
}
