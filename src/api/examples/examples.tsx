import { useEffect, useEffectEvent } from 'react';
import type { Example } from '../../model/api/operation';
import { toExampleAnchor } from '../../model/api/anchors';
import { RichText } from '../../ui/text/rich-text';
import { Tabs } from '../../ui/tabs';
import { texts } from '../texts';
import { AnchorLink } from '../anchor-link';
import { useExampleChoice } from './example-choice';
import styles from './examples.module.css';
import { useTargetStore } from '../target-store';
import { ColoredCodeBlock, GeneratedMark } from './example-code';

export interface ExamplesProps {
  readonly examples: readonly Example[];
  readonly title: string;
  /** What the anchors of the body begin with. */
  readonly anchor: string;
}

/** The examples of a body by name, one at a time; a link to one of them shows it. */
export function Examples({ examples, title, anchor }: ExamplesProps) {
  const { chosen, choose } = useExampleChoice();
  const target = useTargetStore(({ id }) => id);
  const follow = useEffectEvent(() => {
    const linked = examples.find(({ name }) => toExampleAnchor(anchor, name) === target);
    if (linked !== undefined) choose(anchor, linked.name);
  });
  useEffect(() => follow(), [target]);
  if (examples.length === 0) return null;
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
      value={chosen.get(anchor) ?? examples[0]?.name ?? ''}
      onChange={(name) => choose(anchor, name)}
    />
  );
}

/** What an example is called: one that nobody wrote has no name. */
export function toExampleLabel({ label, generated }: Example): string {
  return generated === true ? texts.examples.label : label;
}

interface ExampleTextProps {
  readonly example: Example;
  readonly anchor: string;
  /** No tab tells its name. */
  readonly isAlone: boolean;
}

function ExampleText({ example, anchor, isAlone }: ExampleTextProps) {
  const { description, code, generated } = example;
  const label = toExampleLabel(example);
  const isNamed = isAlone && label !== texts.examples.label;
  return (
    <div id={anchor} className={styles['example']} data-anchor="">
      {(generated === true || isNamed) && (
        <p className={styles['head']}>
          {label} {generated === true && <GeneratedMark />}
        </p>
      )}
      <p className={styles['anchor']}>
        <AnchorLink anchor={anchor} subject={label} />
      </p>
      {description.length > 0 && (
        <div className={styles['text']}>
          <RichText text={description} />
        </div>
      )}
      <ColoredCodeBlock code={code} label={label} />
    </div>
  );
}
