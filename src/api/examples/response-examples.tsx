import { useState } from 'react';
import { format } from '../../model/text/format';
import type { OperationResponse } from '../../model/api/operation';
import { toExampleAnchor, toResponseAnchor } from '../../model/api/anchors';
import { Tabs } from '../../ui/tabs';
import { texts } from '../texts';
import { Examples } from './examples';
import panel from '../panel.module.css';
import { StatusBadge } from '../status-badge';
import { useTargetStore } from '../target-store';

/** The examples of all responses, by status. */
export function ResponseExamples({
  responses,
}: {
  readonly responses: readonly OperationResponse[];
}) {
  const shown = responses
    .map(({ status, content }) => ({ status, examples: content[0]?.examples ?? [] }))
    .filter(({ examples }) => examples.length > 0);
  const target = useTargetStore(({ id }) => id);
  const [{ chosen, followed }, choose] = useState({ chosen: shown[0]?.status ?? '', followed: '' });
  if (target !== followed) {
    const linked = shown.find(({ status }) =>
      target.startsWith(toExampleAnchor(toResponseAnchor(status), '')),
    );
    choose({ chosen: linked?.status ?? chosen, followed: target });
  }
  if (shown.length === 0) return null;
  const tabs = shown.map(({ status, examples }) => ({
    id: status,
    label: <StatusBadge status={status} />,
    title: format(texts.responses.response, { status }),
    content: (
      <Examples
        examples={examples}
        title={format(texts.responses.examplesOf, { status })}
        anchor={toResponseAnchor(status)}
      />
    ),
  }));
  return (
    <section className={panel['panel']} aria-label={texts.responses.examples} data-search-skip="">
      <Tabs
        tabs={tabs}
        label={texts.responses.status}
        value={chosen}
        onChange={(status) => choose({ chosen: status, followed: target })}
        tone="ink"
      />
    </section>
  );
}
