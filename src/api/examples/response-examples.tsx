import { useState } from 'react';
import { toExampleAnchor, toResponseAnchor } from '../../model/api/anchors';
import type { Example, OperationResponse } from '../../model/api/operation';
import { format } from '../../model/text/format';
import { Tabs } from '../../ui/tabs';
import { texts } from '../texts';
import panel from '../panel.module.css';
import { StatusBadge } from '../status-badge';
import { useLinkedAnchorStore } from '../linked-anchor-store';
import { Examples } from './examples';

/** The examples of all responses as tabs by status; a link to an example opens its tab. */
export function ResponseExamples({
  responses,
}: {
  readonly responses: readonly OperationResponse[];
}) {
  const statuses = responses
    .map(({ status, content }) => ({ status, bodies: listBodies(status, content) }))
    .filter(({ bodies }) => bodies.length > 0);
  const linkedAnchor = useLinkedAnchorStore((state) => state.anchor);
  const [{ chosen, followed }, choose] = useState({
    chosen: statuses[0]?.status ?? '',
    followed: '',
  });
  if (linkedAnchor !== followed) {
    const linked = statuses.find(({ bodies }) => bodies.some((body) => isOf(linkedAnchor, body)));
    choose({ chosen: linked?.status ?? chosen, followed: linkedAnchor });
  }
  if (statuses.length === 0) return null;
  const tabs = statuses.map(({ status, bodies }) => ({
    id: status,
    label: <StatusBadge status={status} />,
    title: format(texts.responses.response, { status }),
    content: (
      <BodyExamples bodies={bodies} title={format(texts.responses.examplesOf, { status })} />
    ),
  }));
  return (
    <section
      className={panel['panel']}
      aria-label={texts.responses.examples}
      data-shows={toResponseAnchor(chosen)}
      data-search-skip=""
    >
      <Tabs
        tabs={tabs}
        label={texts.responses.status}
        value={chosen}
        onChange={(status) => choose({ chosen: status, followed: linkedAnchor })}
        tone="ink"
      />
    </section>
  );
}

/** The examples of a response's body in one media type. */
interface ExampleBody {
  readonly mediaType: string;
  readonly anchor: string;
  readonly examples: readonly Example[];
}

/** Generated examples of further media types would only repeat the first. */
function listBodies(status: string, content: OperationResponse['content']): readonly ExampleBody[] {
  const bodies = content.map(({ mediaType, examples }, index): ExampleBody => ({
    mediaType,
    anchor: toResponseAnchor(status, index === 0 ? undefined : mediaType),
    examples,
  }));
  const authored = bodies.filter(({ examples }) => examples.some((one) => one.generated !== true));
  const first = bodies.slice(0, 1).filter(({ examples }) => examples.length > 0);
  return authored.length > 0 ? authored : first;
}

function isOf(linkedAnchor: string, { anchor }: ExampleBody): boolean {
  return linkedAnchor.startsWith(toExampleAnchor(anchor, ''));
}

/** The examples of a response as tabs by media type; a link to an example opens its tab. */
function BodyExamples({
  bodies,
  title,
}: {
  readonly bodies: readonly ExampleBody[];
  readonly title: string;
}) {
  const linkedAnchor = useLinkedAnchorStore((state) => state.anchor);
  const [{ chosen, followed }, choose] = useState({
    chosen: bodies[0]?.mediaType ?? '',
    followed: '',
  });
  if (linkedAnchor !== followed) {
    const linked = bodies.find((body) => isOf(linkedAnchor, body));
    choose({ chosen: linked?.mediaType ?? chosen, followed: linkedAnchor });
  }
  const tabs = bodies.map(({ mediaType, anchor, examples }) => ({
    id: mediaType,
    label: mediaType,
    title: mediaType,
    content: <Examples examples={examples} title={title} anchor={anchor} />,
  }));
  return (
    <Tabs
      tabs={tabs}
      label={texts.examples.mediaTypes}
      value={chosen}
      onChange={(mediaType) => choose({ chosen: mediaType, followed: linkedAnchor })}
      tone="ink"
    />
  );
}
