import type { ReactNode } from 'react';
import { use } from 'react';
import type { MediaType } from '../../model/api/operation';
import { Tabs } from '../../ui/tabs';
import { LinkedAnchor, useLedChoice } from '../linked-anchor';
import { texts } from '../texts';
import { isOfRequest, useExampleChoice } from './examples';

export interface MediaTypesProps {
  readonly content: readonly MediaType[];
  readonly children: (media: MediaType) => ReactNode;
  /** On code, which does not say of which media type it is. */
  readonly tone?: 'segments' | 'ink';
  /** Names a single one, too. */
  readonly isLabelled?: boolean;
}

/**
 * The media types of a body, one of them shown. A link to a field or an example opens the media type that has it; so
 * does the request example that is chosen beside the samples, and a chosen media type has the samples send its example.
 */
export function MediaTypes(props: MediaTypesProps) {
  const { content, children, tone = 'segments', isLabelled = false } = props;
  const { request = '', chosen: examples, choose } = useExampleChoice();
  const linkedAnchor = use(LinkedAnchor);
  const [chosen, choosePanel] = useLedChoice(content[0]?.anchor ?? '', [
    { cause: linkedAnchor, to: findAnchor(content, linkedAnchor) },
    { cause: request, to: findAnchor(content, request) },
  ]);
  const tabs = content.map((media) => ({
    id: media.anchor,
    label: media.mediaType,
    content: children(media),
    ...(tone === 'ink' && { title: media.mediaType }),
  }));
  const change = (anchor: string) => {
    choosePanel(anchor);
    const [first] = content.find((media) => media.anchor === anchor)?.examples ?? [];
    const example = examples.get(anchor) ?? first?.name;
    if (isOfRequest(anchor) && example !== undefined) choose(anchor, example);
  };
  return (
    <Tabs
      tabs={tabs}
      label={texts.examples.mediaTypes}
      value={chosen}
      onChange={change}
      tone={tone}
      isLabelled={isLabelled}
    />
  );
}

/** The media type that has an anchor. The anchors of the first are the beginning of those of the others. */
function findAnchor(content: readonly MediaType[], linked: string): string | undefined {
  const isOf = ({ anchor }: MediaType) =>
    linked.startsWith(anchor) && STARTS_PART.test(linked.slice(anchor.length));
  return content.findLast(isOf)?.anchor;
}

/** The text after the anchor of a body in the anchors of its parts. */
const STARTS_PART = /^(?:$|[.[({!]|-example\.)/;
