import { useMemo } from 'react';
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

/** Marks an example as generated from the schema. */
export function GeneratedMark() {
  return (
    <span className={styles['mark']} title={texts.examples.generatedTitle}>
      {texts.examples.generated}
    </span>
  );
}
