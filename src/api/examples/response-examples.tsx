import { use } from 'react';
import { toExampleAnchor } from '../../model/api/anchors';
import type { MediaType, OperationResponse } from '../../model/api/operation';
import { format } from '../../model/text/format';
import { Tabs } from '../../ui/tabs';
import { texts } from '../texts';
import panel from '../panel.module.css';
import { StatusBadge } from '../status-badge';
import { LinkedAnchor, useLedChoice } from '../linked-anchor';
import { Examples, useExampleChoice } from './examples';
import { MediaTypes } from './media-types';

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
  const statuses = responses.map((response) => ({ ...response, bodies: listBodies(response) }));
  const linkedAnchor = use(LinkedAnchor);
  const { answered } = useExampleChoice();
  const first = statuses[0]?.status ?? '';
  const findStatus = (isMeant: (body: MediaType) => boolean) =>
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
        <MediaTypes content={bodies} tone="ink" isLabelled={content.length > 1}>
          {({ anchor, examples }) => (
            <Examples
              examples={examples}
              title={format(texts.responses.examplesOf, { status })}
              anchor={anchor}
              tone="ink"
            />
          )}
        </MediaTypes>
      ),
  }));
  return (
    <section
      className={panel['panel']}
      aria-label={title ?? texts.responses.examples}
      data-shows={statuses.find(({ status }) => status === chosen)?.anchor}
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

/** The first with an example, and others with the author's: generated ones would only repeat the first. */
function listBodies({ content }: OperationResponse): readonly MediaType[] {
  const first = content.find(({ examples }) => examples.length > 0);
  return content.filter(
    (body) => body === first || body.examples.some(({ generated }) => generated !== true),
  );
}

function answers({ examples }: MediaType, request: string | undefined): boolean {
  return examples.some(({ name }) => name === request && !GIVEN_NAMES.has(name));
}

/** The site's own names for examples without one, which say nothing about what a response answers. */
const GIVEN_NAMES: ReadonlySet<string> = new Set(['example', 'generated']);

function isOf(linkedAnchor: string, { anchor }: MediaType): boolean {
  return linkedAnchor.startsWith(toExampleAnchor(anchor, ''));
}
