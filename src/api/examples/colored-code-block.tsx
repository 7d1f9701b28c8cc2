import { useMemo } from 'react';
import { colorCode } from '../../model/text/color-code';
import type { CodeBlockProps } from '../../ui/code/code-block';
import { CodeBlock } from '../../ui/code/code-block';

/** Code of the reference, whose data comes without colours. */
export function ColoredCodeBlock({ code, ...props }: CodeBlockProps) {
  const colored = useMemo(() => colorCode(code), [code]);
  return <CodeBlock code={colored} {...props} />;
}
