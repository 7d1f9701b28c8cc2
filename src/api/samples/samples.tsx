import type { RefObject } from 'react';
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { create } from 'zustand';
import { toBodyAnchor } from '../../model/api/anchors';
import type { PageSample, RequestBody, SampleGroup } from '../../model/api/operation';
import type { Code } from '../../model/text/code';
import { toText } from '../../model/text/code';
import { applyCodeChange } from '../../model/text/code-change';
import { format } from '../../model/text/format';
import type { TextChange } from '../../model/text/text-change';
import { toTextChange } from '../../model/text/text-change';
import { createStorageSlot } from '../../ui/browser-storage';
import { Tabs } from '../../ui/tabs';
import { ColoredCodeBlock, useExampleChoice } from '../examples/examples';
import panel from '../panel.module.css';
import { toRange } from '../text-range';
import { texts } from '../texts';
import type { LoadTemplate } from '../try-it/try-it';
import { TryIt } from '../try-it/try-it';
import type { SampleContent, TryItOutcome } from '../try-it/use-try-it';
import { CopyAs } from './copy-as';
import { SampleExample } from './sample-example';
import { setOpenCode } from './shown-request';

export interface SamplesProps {
  /** The title of the operation. */
  readonly title: string;
  readonly groups: readonly SampleGroup[];
  /** The body that the samples send. */
  readonly body?: RequestBody | undefined;
  /** The site paths of the operation and of its API. */
  readonly page: string;
  readonly api: string;
  /** Absent if there is nothing to try. */
  readonly loadTemplate?: LoadTemplate | undefined;
}

interface SampleChoiceState {
  /** The chosen language; undefined, meaning the first one, until the reader chooses. */
  readonly language: string | undefined;
  /** The chosen variant of each language, for this visit. */
  readonly variants: ReadonlyMap<string, string>;
  /** Adopts the choice of an earlier visit, and follows that in other tabs; returns a function that ends it. */
  readonly adopt: () => () => void;
  readonly chooseLanguage: (language: string) => void;
  readonly chooseVariant: (language: string, variant: string) => void;
}

const slot = createStorageSlot('docusaurus.tab.code-examples');

/** The reader's choice of language, shared by all pages, tabs of the browser and visits. */
const useSampleChoiceStore = create<SampleChoiceState>((set) => ({
  language: undefined,
  variants: new Map(),
  adopt: () => {
    const stored = slot.get();
    // Where nothing can be stored, the choice of this visit stays.
    if (stored !== null) set({ language: stored });
    return slot.listen((language) => set({ language: language ?? undefined }));
  },
  chooseLanguage: (language) => {
    slot.set(language);
    set({ language });
  },
  chooseVariant: (language, variant) =>
    set(({ variants }) => ({ variants: new Map(variants).set(language, variant) })),
}));

/** The operation's request in every language. Remembers the reader's choice. */
export function Samples({ title, groups, body, page, api, loadTemplate }: SamplesProps) {
  const [outcome, setOutcome] = useState<TryItOutcome>();
  const { language, adopt, chooseLanguage } = useSampleChoiceStore();
  useEffect(adopt, [adopt]);
  // Ignore a stored language that the page does not offer.
  const chosen = groups.find((group) => group.language === language) ?? groups[0];
  const tabs = groups.map((group) => ({
    id: group.language,
    label: <span translate="no">{group.label}</span>,
    title: group.label,
    content: <Variants group={group} isShown={group === chosen} outcome={outcome} />,
  }));
  return (
    <section
      className={panel['panel']}
      aria-label={texts.operation.samples}
      data-live={outcome === undefined ? undefined : ''}
      data-shows={toBodyAnchor()}
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
        {outcome?.isUnwritten === true && (
          <p role="status" className={panel['stale']}>
            {texts.tryIt.unwritten}
          </p>
        )}
      </div>
      {body !== undefined && <SampleExample body={body} />}
      {loadTemplate !== undefined && (
        <CopyAs title={title} loadTemplate={loadTemplate} filled={outcome?.filled} />
      )}
      {loadTemplate !== undefined && (
        <TryIt
          page={page}
          api={api}
          loadTemplate={loadTemplate}
          language={chosen?.language ?? ''}
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
  /** Absent while the samples are the prerendered ones. */
  readonly outcome: TryItOutcome | undefined;
}

function Variants({ group: { language, samples }, isShown, outcome }: VariantsProps) {
  const { variants, chooseVariant } = useSampleChoiceStore();
  const chosen = variants.get(language) ?? samples[0]?.variant ?? '';
  const tabs = samples.map((sample) => ({
    id: sample.variant,
    label: <span translate="no">{sample.label}</span>,
    title: sample.label,
    content: (
      <SampleCode
        language={language}
        sample={sample}
        isShown={isShown && sample.variant === chosen}
        outcome={outcome}
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
  /** Absent while the samples are the prerendered ones. */
  readonly outcome: TryItOutcome | undefined;
}

/** A sample with the reader's example and values, and with its origin. */
function SampleCode({ language, sample, isShown, outcome }: SampleCodeProps) {
  const { label, variant } = sample;
  const newest = outcome?.rewrite;
  const prerendered = useChosenSample(sample);
  // Hidden samples may update a moment later, which keeps typing fast.
  const deferred = useDeferredValue(newest);
  const rewrite = isShown ? newest : deferred;
  const rewritten = useMemo(
    () => rewrite?.(language, variant, prerendered),
    [rewrite, language, variant, prerendered],
  );
  const isAwaited = isShown && rewrite !== undefined && rewritten === undefined;
  const { code, limitations } = rewritten ?? prerendered;
  const ref = useShownChange(code, isShown && rewrite !== undefined);
  useEffect(() => {
    const pre = ref.current?.querySelector('pre');
    const toOpenCode = () => outcome?.rewriteOpen(language, variant, prerendered)?.code;
    if (pre) setOpenCode(pre, toOpenCode);
  });
  // Each keystroke renders all samples; only code that has changed is rendered again.
  const block = useMemo(
    () => <ColoredCodeBlock code={code} label={format(texts.operation.sample, { label })} />,
    [code, label],
  );
  return (
    <div ref={ref} aria-busy={isAwaited || undefined}>
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

/** The sample for the body example that the reader chose. */
function useChosenSample(sample: PageSample): SampleContent {
  const { request } = useExampleChoice();
  return useMemo(() => {
    const change = sample.changes?.find(({ example }) => example === request);
    if (change === undefined) return sample;
    const { code, limitations = sample.limitations } = change;
    return { code: applyCodeChange(sample.code, code), limitations };
  }, [sample, request]);
}

const HIGHLIGHT_NAME = 'changed-value';

/** Marks the last change of a sample while the reader types elsewhere; returns the ref of its container. */
function useShownChange(code: Code, isFollowed: boolean): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  const before = useRef(code);
  const change = useRef<TextChange>(undefined);
  useEffect(() => {
    if (before.current !== code)
      change.current = toTextChange(toText(before.current), toText(code));
    before.current = code;
    const pre = ref.current?.querySelector('pre');
    if (!isFollowed || !pre || change.current === undefined) return undefined;
    const range = toRange(pre, change.current.start, change.current.end);
    scrollToLine(pre, range);
    if (typeof Highlight === 'undefined') return undefined;
    CSS.highlights.set(HIGHLIGHT_NAME, new Highlight(range));
    return () => void CSS.highlights.delete(HIGHLIGHT_NAME);
  }, [code, isFollowed]);
  return ref;
}

/** Brings the line of a change into view if it is not: never sideways, where only a fragment would be left. */
function scrollToLine(pre: HTMLElement, range: Range): void {
  const { top, bottom, height } = range.getBoundingClientRect();
  const frame = pre.getBoundingClientRect();
  pre.scrollLeft = 0;
  if (height > 0 && (top < frame.top || bottom > frame.top + 0.85 * pre.clientHeight))
    pre.scrollTop += top - frame.top - pre.clientHeight / 2;
}

/** The runtime that has run a sample, or a note that none has; with changed values, it has never run. */
export function SampleOrigin({
  sample: { runtime, isUnproven },
  isChanged,
}: {
  readonly sample: PageSample;
  readonly isChanged: boolean;
}) {
  if (isUnproven === true) return <p className={panel['note']}>{texts.operation.sampleUnproven}</p>;
  if (runtime === undefined || isChanged) return null;
  const text = format(texts.operation.sampleRuntime, { runtime: runtime.join(', ') });
  return <p className={panel['note']}>{text}</p>;
}
