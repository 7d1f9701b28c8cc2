import type { SchemaKeywords } from '../../api/document/schema-object';
import type { RuleId } from '../changes/rules';

/** A difference of a schema in two versions, without what is inside it. */
export interface Difference {
  readonly rule: RuleId;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  /** True unless all that is valid in the narrow version is valid in the wide one, as far as the keyword goes. */
  readonly narrows: boolean;
  /** Values that may show it satisfy one of these, too. */
  readonly shown?: readonly SchemaKeywords[];
  /** The least class, where validity does not tell everything. */
  readonly least?: 'look' | undefined;
  /** The name of the property that it is about. */
  readonly property?: string;
  /** Where it stands in the schema. */
  readonly at: readonly string[];
}
