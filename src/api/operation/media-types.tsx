import type { ReactNode } from 'react';
import { Tabs } from '../../ui/tabs';
import { useExampleChoice } from '../examples/examples';
import { useLedChoice } from '../led-choice';
import { useLinkedAnchorStore } from '../linked-anchor-store';
import { texts } from '../texts';

/** A body in one media type. */
export interface ShownMediaType {
  readonly mediaType: string;
  /** The anchor prefix of its fields and examples. */
  readonly anchor: string;
  /** The name of the example that the samples send once it is chosen. */
  readonly example?: string | undefined;
  readonly content: ReactNode;
}

/**
 * The media types of a body, one of them shown. A link to a field opens the media type that has it; so does the
 * request example that is chosen beside the samples, and a chosen media type has the samples send its example.
 */
export function MediaTypes({ shown }: { readonly shown: readonly ShownMediaType[] }) {
  const { request = '', chosen: examples, choose } = useExampleChoice();
  const linkedAnchor = useLinkedAnchorStore((state) => state.anchor);
  const [chosen, choosePanel] = useLedChoice(shown[0]?.anchor ?? '', [
    { cause: linkedAnchor, to: findAnchor(shown, linkedAnchor) },
    { cause: request, to: findAnchor(shown, request) },
  ]);
  const tabs = shown.map(({ mediaType, anchor, content }) => ({
    id: anchor,
    label: mediaType,
    content,
  }));
  const change = (anchor: string) => {
    choosePanel(anchor);
    const example = examples.get(anchor) ?? shown.find((one) => one.anchor === anchor)?.example;
    if (example !== undefined) choose(anchor, example);
  };
  return (
    <Tabs
      tabs={tabs}
      label={texts.examples.mediaTypes}
      value={chosen}
      onChange={change}
      tone="segments"
    />
  );
}

/** The media type that has an anchor. The anchors of the first are the beginning of those of the others. */
function findAnchor(shown: readonly ShownMediaType[], linked: string): string | undefined {
  const isOf = ({ anchor }: ShownMediaType) =>
    linked.startsWith(anchor) && STARTS_PART.test(linked.slice(anchor.length));
  return shown.findLast(isOf)?.anchor;
}

/** The text after the anchor of a body in the anchors of its parts. */
const STARTS_PART = /^(?:$|[.[({!]|-example\.)/;
