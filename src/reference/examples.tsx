import { useState } from 'react';
import type { Example } from '../model/reference/operation';
import { CodeBlock } from '../ui/code-block';
import { RichText } from '../ui/rich-text';
import { Tabs } from '../ui/tabs';
import styles from './section.module.css';

export interface ExamplesProps {
  readonly examples: readonly Example[];
  readonly title: string;
}

/** The named examples of a body, one at a time. */
export function Examples({ examples, title }: ExamplesProps) {
  const [chosen, setChosen] = useState(examples[0]?.name ?? '');
  if (examples.length === 0) return null;
  const tabs = examples.map(({ name, label, description, code }) => ({
    id: name,
    label,
    title: label,
    content: (
      <>
        {description.length > 0 && (
          <div className={styles['remark']}>
            <RichText text={description} />
          </div>
        )}
        <CodeBlock code={code} label={label} />
      </>
    ),
  }));
  return <Tabs tabs={tabs} label={title} value={chosen} onChange={setChosen} />;
}
