import type { Direction, JsonText } from '../../../src/model/schema/schema';
import type { FilePosition } from '../../sources/position';
import type { ChangeClass } from '../../../src/model/api/history';
import type { Rule, RuleId } from './rules';
import { EARLIER, getRule } from './rules';

/** An operation as readers know it, and the last part of its page's address. */
export interface ChangedOperation {
  /** `GET /teams/{teamId}` */
  readonly label: string;
  readonly slug: string;
  /** Where on its page the change is: `body.visibility`. */
  readonly anchor?: string | undefined;
}

/** A difference between two versions of an API. */
export interface Change {
  /** The id of its rule: `request-property-enum-value-removed`. */
  readonly rule: string;
  readonly class: ChangeClass;
  /** Undefined for an operation itself and its credentials. */
  readonly direction?: Direction | undefined;
  /** A sentence without its full stop. */
  readonly text: string;
  /** The old and the new value, in words. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly operations: readonly ChangedOperation[];
  readonly before?: FilePosition | undefined;
  readonly after?: FilePosition | undefined;
  /** A body, or the value of a parameter or header, that is valid in one version only: it shows what breaks. */
  readonly witness?: JsonText | undefined;
}

/** A change where it is found, before its operations are known. */
export interface Found extends Omit<Change, 'rule' | 'class' | 'text' | 'operations'> {
  /** The text for `*` in the id of the rule. */
  readonly subject?: string;
  /** How the question of the rule was answered. */
  readonly answer?: 'compatible' | 'breaking' | 'look';
  /** The least class. */
  readonly least?: 'look' | undefined;
  readonly name: string;
  readonly keyword?: string | undefined;
}

/** Writes down a change by its rule. */
export function toChange(
  id: RuleId,
  { subject = '', answer, least, name, keyword = '', ...known }: Found,
  operations: readonly ChangedOperation[],
): Change {
  const [kind, texts, breaks = EARLIER] = getRule(id);
  const toText = (told: typeof texts) =>
    typeof told === 'string' ? told : told[known.direction === 'response' ? 1 : 0];
  const own = toClass(kind, answer);
  const all = own === 'compatible' ? (least ?? own) : own;
  const { from, to } = known;
  const fields: Readonly<Record<string, string | undefined>> = { name, keyword, from, to };
  const said = toText(texts).replaceAll(
    /( of )?\{(\w+)\}/g,
    (_, of: string | undefined, field: string) => {
      const value = fields[field] ?? '';
      return of === undefined ? value : of + value.replace(/^The /, 'the ');
    },
  );
  const place = known.direction === undefined || all === 'wording' ? '' : ` in ${known.direction}s`;
  const end = all === 'breaking' ? `: ${toText(breaks)}` : all === 'look' ? LOOK : '';
  const rule = id.replace('*', subject);
  return { rule, class: all, text: said + place + end, operations, ...known };
}

const LOOK = ': check whether programs depend on it';

function toClass(kind: Rule[0], answer: Found['answer'] = 'compatible'): ChangeClass {
  if (kind === 'asked') return answer;
  return kind === 'watched' ? (answer === 'compatible' ? 'look' : answer) : kind;
}
