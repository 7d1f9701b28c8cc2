import { toItemsAnchor } from '../../model/api/anchors';
import type { SchemaCut } from '../../model/schema/schema-view';
import { format } from '../../model/text/format';
import { toCountText } from '../../ui/locale';
import { texts } from '../texts';

export interface InsideLabelProps extends Pick<SchemaCut, 'holds' | 'part'> {
  /** The anchor prefix of the fields. */
  readonly anchor: string;
  readonly owner: string;
  /** How many fields there are, where the page has them. */
  readonly count?: number | undefined;
}

/** What opens: the fields of a value, of each item of a list, or choices; or those that the page leaves out. */
export function InsideLabel({ owner, ...inside }: InsideLabelProps) {
  return (
    <>
      {toText(inside)}
      <span className="visually-hidden"> {format(texts.field.ofField, { name: owner })}</span>
    </>
  );
}

function toText({ holds, part, anchor, count }: Omit<InsideLabelProps, 'owner'>): string {
  const { choices, fields, showFields, fieldsOfEach, moreChoices, moreFields } = texts.field;
  if (part !== undefined) {
    return toCountText(holds === 'choices' ? moreChoices : moreFields, part.left);
  }
  if (holds === 'choices') return choices;
  if (anchor.endsWith(toItemsAnchor(''))) return fieldsOfEach;
  return count === undefined ? fields : toCountText(showFields, count);
}
