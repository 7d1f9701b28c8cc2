import { toExampleAnchor, toResponseAnchor } from '../../model/api/anchors';
import type { Example, OperationResponse } from '../../model/api/operation';
import { format } from '../../model/text/format';
import { Tabs } from '../../ui/tabs';
import { texts } from '../texts';
import panel from '../panel.module.css';
import { StatusBadge } from '../status-badge';
import { useLinkedAnchorStore } from '../linked-anchor-store';
import { useLedChoice } from '../led-choice';
import { Examples, useExampleChoice } from './examples';

export interface ResponseExamplesProps {
  readonly responses: readonly OperationResponse[];
  /** Shown above the tabs of a webhook, whose response the reader sends. */
  readonly title?: string | undefined;
}

/**
 * The examples of all responses as tabs by status, in the order of the responses. A link to an example opens its
 * tab, and so does the request example that it answers.
 */
export function ResponseExamples({ responses, title }: ResponseExamplesProps) {
  const statuses = responses.map(({ status, content }) => ({
    status,
    content,
    bodies: listBodies(status, content),
  }));
  const linkedAnchor = useLinkedAnchorStore((state) => state.anchor);
  const { answered } = useExampleChoice();
  const first = statuses[0]?.status ?? '';
  const findStatus = (isMeant: (body: ExampleBody) => boolean) =>
    statuses.find(({ bodies }) => bodies.some(isMeant))?.status;
  const [chosen, choose] = useLedChoice(first, [
    { cause: linkedAnchor, to: findStatus((body) => isOf(linkedAnchor, body)) },
    { cause: answered ?? '', to: findStatus((body) => answers(body, answered)) ?? first },
  ]);
  if (statuses.length === 0) return null;
  const tabs = statuses.map(({ status, content, bodies }) => ({
    id: status,
    label: <StatusBadge status={status} />,
    title: format(texts.responses.response, { status }),
    content:
      bodies.length === 0 ? (
        <p className={panel['note']}>
          {content.map(({ mediaType }) => mediaType).join(', ') || texts.responses.noBody}
        </p>
      ) : (
        <BodyExamples
          bodies={bodies}
          title={format(texts.responses.examplesOf, { status })}
          isLabelled={content.length > 1}
        />
      ),
  }));
  return (
    <section
      className={panel['panel']}
      aria-label={title ?? texts.responses.examples}
      data-shows={toResponseAnchor(chosen)}
      data-search-skip=""
    >
      {title !== undefined && <p className={panel['title']}>{title}</p>}
      <Tabs
        tabs={tabs}
        label={texts.responses.status}
        value={chosen}
        onChange={choose}
        tone="ink"
        isLabelled
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

/** The first with an example, and others with the author's: generated ones would only repeat the first. */
function listBodies(status: string, content: OperationResponse['content']): readonly ExampleBody[] {
  const bodies = content.map(({ mediaType, examples }, index): ExampleBody => ({
    mediaType,
    anchor: toResponseAnchor(status, index === 0 ? undefined : mediaType),
    examples,
  }));
  const first = bodies.find(({ examples }) => examples.length > 0);
  return bodies.filter(
    (body) => body === first || body.examples.some(({ generated }) => generated !== true),
  );
}

function answers({ examples }: ExampleBody, request: string | undefined): boolean {
  return examples.some(({ name }) => name === request && !GIVEN_NAMES.has(name));
}

/** The site's own names for examples without one, which say nothing about what a response answers. */
const GIVEN_NAMES: ReadonlySet<string> = new Set(['example', 'generated']);

function isOf(linkedAnchor: string, { anchor }: ExampleBody): boolean {
  return linkedAnchor.startsWith(toExampleAnchor(anchor, ''));
}

/** The examples of a response as tabs by media type; a link to an example opens its tab. */
function BodyExamples({
  bodies,
  title,
  isLabelled,
}: {
  readonly bodies: readonly ExampleBody[];
  readonly title: string;
  /** Names the media type of a single body, too. */
  readonly isLabelled: boolean;
}) {
  const linkedAnchor = useLinkedAnchorStore((state) => state.anchor);
  const linked = bodies.find((body) => isOf(linkedAnchor, body));
  const [chosen, choose] = useLedChoice(bodies[0]?.mediaType ?? '', [
    { cause: linkedAnchor, to: linked?.mediaType },
  ]);
  const tabs = bodies.map(({ mediaType, anchor, examples }) => ({
    id: mediaType,
    label: mediaType,
    title: mediaType,
    content: <Examples examples={examples} title={title} anchor={anchor} tone="ink" />,
  }));
  return (
    <Tabs
      tabs={tabs}
      label={texts.examples.mediaTypes}
      value={chosen}
      onChange={choose}
      tone="ink"
      isLabelled={isLabelled}
    />
  );
}
