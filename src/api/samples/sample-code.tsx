import { useDeferredValue, useMemo } from 'react';
import type { PageSample } from '../../model/api/operation';
import { toText } from '../../model/text/code';
import { applyCodeChange } from '../../model/text/code-change';
import { format } from '../../model/text/format';
import { useExampleChoice } from '../examples/examples';
import { ColoredCodeBlock } from '../examples/example-code';
import panel from '../panel.module.css';
import { texts } from '../texts';
import type { RewriteSample, SampleContent } from '../try-it/use-try-it';
import { useShownChange } from './use-shown-change';

interface SampleCodeProps {
  readonly language: string;
  readonly sample: PageSample;
  readonly isShown: boolean;
  /** Absent while the samples are those of the page. */
  readonly rewrite: RewriteSample | undefined;
}

/** A sample with the example and the values that the reader chose, and what has run it. */
export function SampleCode({ language, sample, isShown, rewrite: newest }: SampleCodeProps) {
  const { label, variant } = sample;
  const prerendered = useChosenSample(sample);
  // Hidden samples may follow a moment later: typing stays fast.
  const deferred = useDeferredValue(newest);
  const rewrite = isShown ? newest : deferred;
  const { code, limitations } = useMemo(
    () => rewrite?.(language, variant, prerendered) ?? prerendered,
    [rewrite, language, variant, prerendered],
  );
  const ref = useShownChange(code, isShown && rewrite !== undefined);
  // Each letter that is typed renders all samples; only the code that has changed is rendered again.
  const block = useMemo(
    () => <ColoredCodeBlock code={code} label={format(texts.operation.sample, { label })} />,
    [code, label],
  );
  return (
    <div ref={ref}>
      {block}
      {limitations.map((limitation) => (
        <p key={limitation} className={panel['note']}>
          {limitation}
        </p>
      ))}
      <SampleOrigin sample={sample} isChanged={toText(code) !== toText(prerendered.code)} />
    </div>
  );
}

/** The sample with the example of the body that the reader chose. */
function useChosenSample(sample: PageSample): SampleContent {
  const { request } = useExampleChoice();
  return useMemo(() => {
    const change = sample.changes?.find(({ example }) => example === request);
    if (change === undefined) return sample;
    const { code, limitations = sample.limitations } = change;
    return { code: applyCodeChange(sample.code, code), limitations };
  }, [sample, request]);
}

interface SampleOriginProps {
  readonly sample: PageSample;
  /** It holds values of the reader's own: nobody has run it like this. */
  readonly isChanged: boolean;
}

/** Names what has run a sample, or says that nothing has. */
export function SampleOrigin({ sample: { runtime, isUnproven }, isChanged }: SampleOriginProps) {
  if (isUnproven === true) return <p className={panel['note']}>{texts.operation.sampleUnproven}</p>;
  if (runtime === undefined || isChanged) return null;
  const text = format(texts.operation.sampleRuntime, { runtime: runtime.join(', ') });
  return <p className={panel['note']}>{text}</p>;
}
