import type { SchemaView } from '../../model/schema/schema-view';
import type { RichText as RichTextData } from '../../model/text/rich-text';
import { RichText } from '../../ui/text/rich-text';

import styles from './schema-text.module.css';

export interface SchemaTextProps {
  /** Said before the description of a schema without a name, and instead of that of a named one. */
  readonly text?: RichTextData | undefined;
  readonly schema: SchemaView;
  /** The schemas of a list's items, which are described with the list. */
  readonly items: readonly SchemaView[];
}

/** The texts about a value: in its own place, then of its schema, then of those of its items. */
export function SchemaText(props: SchemaTextProps) {
  const said = listTexts(props);
  if (said.length === 0) return null;
  return (
    <div className={styles['text']}>
      {said.map((text, index) => (
        <RichText key={index} text={text} />
      ))}
    </div>
  );
}

/** Each text once. The description of a component, which has a page, is used only where nothing else is said. */
function listTexts({ text = [], schema, items }: SchemaTextProps): readonly RichTextData[] {
  const texts = new Map(text.length > 0 ? [[JSON.stringify(text), text]] : []);
  for (const { description, name, describesUse } of [schema, ...items]) {
    const isOnItsPage = name !== undefined && describesUse !== true;
    if (description !== undefined && !(isOnItsPage && texts.size > 0))
      texts.set(JSON.stringify(description), description);
  }
  return [...texts.values()];
}
