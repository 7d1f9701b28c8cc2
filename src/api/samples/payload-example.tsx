import { toBodyAnchor } from '../../model/api/anchors';
import type { RequestBody } from '../../model/api/operation';
import { ColoredCodeBlock, GeneratedMark, useExampleChoice } from '../examples/examples';
import panel from '../panel.module.css';
import { texts } from '../texts';
import { SampleExample, listOptions } from './sample-example';

/** The body of a webhook's request, where operations have the samples of theirs. */
export function PayloadExample({ body }: { readonly body?: RequestBody | undefined }) {
  const { request } = useExampleChoice();
  const options = body === undefined ? [] : listOptions(body);
  const chosen = options.find(({ anchor }) => anchor === request) ?? options[0];
  if (body === undefined || chosen === undefined) return null;
  return (
    <section
      className={panel['panel']}
      aria-label={texts.webhook.body}
      data-shows={toBodyAnchor()}
      data-search-skip=""
    >
      <p className={panel['title']}>
        {texts.webhook.body} <GeneratedMark {...chosen.example} />
      </p>
      {chosen.example.code.lines.length > 0 && (
        <ColoredCodeBlock code={chosen.example.code} label={chosen.label} />
      )}
      <SampleExample body={body} />
    </section>
  );
}
