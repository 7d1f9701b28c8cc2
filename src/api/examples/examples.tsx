import type { ReactNode } from 'react';
import { createContext, use, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { toBodyAnchor, toExampleAnchor } from '../../model/api/anchors';
import type { Example } from '../../model/api/operation';
import { colorCode } from '../../model/text/color-code';
import type { CodeBlockProps } from '../../ui/code/code-block';
import { CodeBlock } from '../../ui/code/code-block';
import { RichText } from '../../ui/text/rich-text';
import { Tabs } from '../../ui/tabs';
import { texts } from '../texts';
import { AnchorLink } from '../anchor-link';
import { ExternalLink } from '../external-link';
import { LinkedAnchor } from '../linked-anchor';
import styles from './examples.module.css';

/** The examples that a reader has chosen on a page, one per body. */
interface ChosenExamples {
  /** Names of examples, by the anchor prefix of their body. */
  readonly chosen: ReadonlyMap<string, string>;
  /** The anchor of the last chosen request example, in any media type. */
  readonly request: string | undefined;
  /** Its name: a response with an example of that name answers it. */
  readonly answered: string | undefined;
}

interface ExampleChoice extends ChosenExamples {
  readonly choose: (body: string, name: string) => void;
}

const none: ChosenExamples = { chosen: new Map(), request: undefined, answered: undefined };

const ExampleChoiceContext = createContext<ExampleChoice>({ ...none, choose: () => {} });

export interface ExampleChoiceProviderProps {
  /** The name of the request example that the samples send at first. */
  readonly first: string | undefined;
  readonly children: ReactNode;
}

/** Shares the chosen examples with the samples until the reader leaves the page. */
export function ExampleChoiceProvider({ first, children }: ExampleChoiceProviderProps) {
  const [state, set] = useState<ChosenExamples>({ ...none, answered: first });
  const choice = useMemo(() => {
    const choose = (body: string, name: string) => set((before) => withChoice(before, body, name));
    return { ...state, choose };
  }, [state]);
  return <ExampleChoiceContext value={choice}>{children}</ExampleChoiceContext>;
}

/** With a request example, the responses show again what answers it. */
function withChoice(before: ChosenExamples, body: string, name: string): ChosenExamples {
  if (!isOfRequest(body)) return { ...before, chosen: new Map(before.chosen).set(body, name) };
  const requests = [...before.chosen].filter(([anchor]) => isOfRequest(anchor));
  const chosen = new Map(requests).set(body, name);
  return { chosen, request: toExampleAnchor(body, name), answered: name };
}

/** True for the anchor of an operation's body, or of a part of it. */
export function isOfRequest(anchor: string): boolean {
  return anchor.startsWith(toBodyAnchor());
}

/** The chosen examples and the setter for them. */
export function useExampleChoice(): ExampleChoice {
  return use(ExampleChoiceContext);
}

export interface ExamplesProps {
  readonly examples: readonly Example[];
  readonly title: string;
  /** The anchor prefix of the body. */
  readonly anchor: string;
  readonly tone?: 'ink' | undefined;
}

/** The examples of a body as tabs; a link to an example opens its tab. */
export function Examples({ examples, title, anchor, tone }: ExamplesProps) {
  const { chosen, answered, choose } = useExampleChoice();
  const linkedAnchor = use(LinkedAnchor);
  const follow = useEffectEvent(() => {
    const linked = examples.find(({ name }) => toExampleAnchor(anchor, name) === linkedAnchor);
    if (linked !== undefined) choose(anchor, linked.name);
  });
  useEffect(() => follow(), [linkedAnchor]);
  if (examples.length === 0) return null;
  const answer = examples.find(({ name }) => name === answered);
  const tabs = examples.map((example) => ({
    id: example.name,
    label: toExampleLabel(example),
    title: toExampleLabel(example),
    content: (
      <ExampleText
        example={example}
        anchor={toExampleAnchor(anchor, example.name)}
        isAlone={examples.length === 1}
      />
    ),
  }));
  return (
    <Tabs
      tabs={tabs}
      label={title}
      value={chosen.get(anchor) ?? (answer ?? examples[0])?.name ?? ''}
      onChange={(name) => choose(anchor, name)}
      tone={tone}
    />
  );
}

/** The label of an example; generated ones have no name. */
export function toExampleLabel({ label, generated }: Example): string {
  return generated === true ? texts.examples.label : label;
}

interface ExampleTextProps {
  readonly example: Example;
  readonly anchor: string;
  /** True if there are no tabs to show its label. */
  readonly isAlone: boolean;
}

function ExampleText({ example, anchor, isAlone }: ExampleTextProps) {
  const { description, code, generated, address } = example;
  const label = toExampleLabel(example);
  const isNamed = isAlone && label !== texts.examples.label;
  return (
    <div id={anchor} className={styles['example']} data-anchor="">
      {(generated === true || isNamed) && (
        <p className={styles['head']}>
          {label} <GeneratedMark {...example} />
        </p>
      )}
      {description.length > 0 && (
        <div className={styles['text']}>
          <RichText text={description} />
        </div>
      )}
      {address !== undefined && (
        <p className={styles['text']}>
          {texts.examples.elsewhere} <ExternalLink url={address} />
        </p>
      )}
      {code.lines.length > 0 && <ColoredCodeBlock code={code} label={label} />}
      {/* After the code at whose end it is, or it would move while the code arrives. */}
      <p className={styles['anchor']}>
        <AnchorLink anchor={anchor} subject={label} />
      </p>
    </div>
  );
}

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
