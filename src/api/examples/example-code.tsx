import { useMemo } from 'react';
import type { Example } from '../../model/api/operation';
import { colorCode } from '../../model/text/color-code';
import type { CodeBlockProps } from '../../ui/code/code-block';
import { CodeBlock } from '../../ui/code/code-block';
import { texts } from '../texts';
import styles from './example-code.module.css';

/** A code block of the API reference; its data is not highlighted yet. */
export function ColoredCodeBlock({ code, ...props }: CodeBlockProps) {
  const colored = useMemo(() => colorCode(code), [code]);
  return <CodeBlock code={colored} {...props} />;
}

/** Marks an example as generated from the schema, and says which fields it shows. */
export function GeneratedMark({
  generated,
  shownFields,
}: Pick<Example, 'generated' | 'shownFields'>) {
  if (generated !== true) return null;
  const { requiredFields, someFields } = texts.examples;
  return (
    <>
      <span className={styles['mark']} title={texts.examples.generatedTitle}>
        {texts.examples.generated}
      </span>{' '}
      {shownFields !== undefined && (
        <span className={styles['mark']}>
          {shownFields === 'required' ? requiredFields : someFields}
        </span>
      )}
    </>
  );
}
