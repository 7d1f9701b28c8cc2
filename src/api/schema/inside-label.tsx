import { toItemsAnchor } from '../../model/api/anchors';
import type { SchemaCut, UnionView } from '../../model/schema/schema-view';
import { format } from '../../model/text/format';
import { toCountText } from '../../ui/locale';
import { texts } from '../texts';

export interface InsideLabelProps {
  readonly holds: SchemaCut['holds'];
  /** The anchor prefix of the fields. */
  readonly anchor: string;
  readonly owner: string;
  /** How many fields there are, where the page has them. */
  readonly count?: number | undefined;
  /** The choices, where the page has them. */
  readonly union?: UnionView | undefined;
}

/** Names what opens: the fields of a value, of each item of a list, or choices. */
export function InsideLabel({ owner, ...inside }: InsideLabelProps) {
  return (
    <>
      {toText(inside)}
      <span className="visually-hidden"> {format(texts.field.ofField, { name: owner })}</span>
    </>
  );
}

function toText({ holds, anchor, count, union }: Omit<InsideLabelProps, 'owner'>): string {
  const { fields, showFields, fieldsOfEach, showFieldsOfEach } = texts.field;
  if (holds === 'choices') return union === undefined ? texts.field.choices : toChoices(union);
  const isOfEach = anchor.endsWith(toItemsAnchor(''));
  if (count === undefined) return isOfEach ? fieldsOfEach : fields;
  return toCountText(isOfEach ? showFieldsOfEach : showFields, count);
}

/** The most choices that a line names. */
const MOST_NAMES = 3;

function toChoices({ kind, variants }: UnionView): string {
  const names = variants.slice(0, MOST_NAMES).map(({ label }) => label);
  if (variants.length > MOST_NAMES) names.push('…');
  const { anyOfThese, oneOfThese } = texts.field;
  return format(kind === 'anyOf' ? anyOfThese : oneOfThese, { names: names.join(', ') });
}
