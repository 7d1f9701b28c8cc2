import { useEffect, useState } from 'react';
import type { RequestBody, SampleGroup } from '../../model/api/operation';
import { Tabs } from '../../ui/tabs';
import panel from '../panel.module.css';
import { texts } from '../texts';
import type { LoadTemplate } from '../try-it/try-it';
import { TryIt } from '../try-it/try-it';
import type { RewriteSample, TryItOutcome } from '../try-it/use-try-it';
import { useSampleChoiceStore } from './sample-choice-store';
import { SampleCode } from './sample-code';
import { SampleExample } from './sample-example';

export interface SamplesProps {
  readonly groups: readonly SampleGroup[];
  /** The body that they send. */
  readonly body?: RequestBody | undefined;
  /** The site path of the API. */
  readonly api: string;
  /** Absent where there is nothing to try. */
  readonly loadTemplate?: LoadTemplate | undefined;
}

/** The operation's request in every language; the reader's choice is remembered. */
export function Samples({ groups, body, api, loadTemplate }: SamplesProps) {
  const [outcome, setOutcome] = useState<TryItOutcome>();
  const { language, adopt, chooseLanguage } = useSampleChoiceStore();
  useEffect(adopt, [adopt]);
  // A stored language that is not offered counts as none.
  const chosen = groups.find((group) => group.language === language) ?? groups[0];
  const tabs = groups.map((group) => ({
    id: group.language,
    label: group.label,
    title: group.label,
    content: <Variants group={group} isShown={group === chosen} rewrite={outcome?.rewrite} />,
  }));
  return (
    <section
      className={panel['panel']}
      aria-label={texts.operation.samples}
      data-live={outcome === undefined ? undefined : ''}
      data-search-skip=""
    >
      <div className={panel['shown']}>
        <Tabs
          tabs={tabs}
          label={texts.operation.language}
          value={chosen?.language ?? ''}
          onChange={chooseLanguage}
          tone="ink"
        />
        {outcome?.isStale === true && (
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
          isChanged={outcome?.isChanged === true}
          onChange={setOutcome}
        />
      )}
    </section>
  );
}

interface VariantsProps {
  readonly group: SampleGroup;
  readonly isShown: boolean;
  /** Absent while the samples are those of the page. */
  readonly rewrite: RewriteSample | undefined;
}

function Variants({ group: { language, samples }, isShown, rewrite }: VariantsProps) {
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
        rewrite={rewrite}
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
