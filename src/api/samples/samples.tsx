import { use, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { applyCodeChange } from '../../model/text/code-change';
import { toText } from '../../model/text/code';
import { format } from '../../model/text/format';
import type { RequestBody, PageSample, SampleGroup } from '../../model/api/operation';
import { Tabs } from '../../ui/tabs';
import { texts } from '../texts';
import panel from '../panel.module.css';
import { useExampleChoice } from '../examples/examples';
import type { TryItOutcome, ShownSample } from '../try-it/live-samples';
import { RewriteContext } from '../try-it/live-samples';
import type { LoadTemplate } from '../try-it/try-it';
import { TryIt } from '../try-it/try-it';
import { useSampleChoiceStore } from './sample-choice-store';
import { SampleExample } from './sample-example';
import { useShownChange } from './use-shown-change';
import { SampleOrigin } from './sample-origin';
import { ColoredCodeBlock } from '../examples/example-code';

export interface SamplesProps {
  readonly groups: readonly SampleGroup[];
  /** What they send. */
  readonly body?: RequestBody | undefined;
  /** The site path of the API. */
  readonly api: string;
  /** Absent where there are no values to try. */
  readonly loadTemplate?: LoadTemplate | undefined;
}

/** The operation's request in every language; the reader's choice is remembered. */
export function Samples({ groups, body, api, loadTemplate }: SamplesProps) {
  const [live, setLive] = useState<TryItOutcome>();
  const { language, adopt, chooseLanguage } = useSampleChoiceStore();
  useEffect(adopt, [adopt]);
  // A stored language that is not offered counts as none.
  const chosen = groups.find((group) => group.language === language) ?? groups[0];
  const tabs = groups.map((group) => ({
    id: group.language,
    label: group.label,
    title: group.label,
    content: <Variants group={group} isShown={group === chosen} />,
  }));
  return (
    <section
      className={panel['panel']}
      aria-label={texts.operation.samples}
      data-live={live === undefined ? undefined : ''}
      data-search-skip=""
    >
      <div className={panel['shown']}>
        <RewriteContext value={live?.render}>
          <Tabs
            tabs={tabs}
            label={texts.operation.language}
            value={chosen?.language ?? ''}
            onChange={chooseLanguage}
            tone="ink"
          />
        </RewriteContext>
        {live?.isStale === true && (
          <p role="status" className={panel['stale']}>
            {texts.tryIt.stale}
          </p>
        )}
      </div>
      {body !== undefined && <SampleExample body={body} />}
      {loadTemplate !== undefined && (
        <TryIt
          api={api}
          loadTemplate={loadTemplate}
          isChanged={live?.isChanged === true}
          onChange={setLive}
        />
      )}
    </section>
  );
}

interface VariantsProps {
  readonly group: SampleGroup;
  readonly isShown: boolean;
}

function Variants({ group: { language, samples }, isShown }: VariantsProps) {
  const { variants, chooseVariant } = useSampleChoiceStore();
  const chosen = variants.get(language) ?? samples[0]?.variant ?? '';
  const tabs = samples.map((sample) => ({
    id: sample.variant,
    label: sample.label,
    title: sample.label,
    content: (
      <SampleCode
        language={language}
        sample={sample}
        isShown={isShown && sample.variant === chosen}
      />
    ),
  }));
  return (
    <Tabs
      tabs={tabs}
      label={texts.operation.library}
      value={chosen}
      onChange={(variant) => chooseVariant(language, variant)}
      tone="ink"
    />
  );
}

interface SampleCodeProps {
  readonly language: string;
  readonly sample: PageSample;
  readonly isShown: boolean;
}

function SampleCode({ language, sample, isShown }: SampleCodeProps) {
  const { label, variant } = sample;
  const prerendered = useChosenSample(sample);
  const newest = use(RewriteContext);
  // What nobody sees may come a moment later: typing stays light.
  const deferred = useDeferredValue(newest);
  const render = isShown ? newest : deferred;
  const { code, limitations } = useMemo(
    () => render?.(language, variant, prerendered) ?? prerendered,
    [render, language, variant, prerendered],
  );
  const ref = useShownChange(code, isShown && render !== undefined);
  // With each letter that is typed, all samples are asked; only the shown one has changed at once.
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
function useChosenSample(sample: PageSample): ShownSample {
  const { request } = useExampleChoice();
  return useMemo(() => {
    const change = sample.changes?.find(({ example }) => example === request);
    if (change === undefined) return sample;
    const { code, limitations = sample.limitations } = change;
    return { code: applyCodeChange(sample.code, code), limitations };
  }, [sample, request]);
}
