import { useId } from 'react';
import type { RequestBody } from '../../model/api/operation';
import { toBodyAnchor, toExampleAnchor } from '../../model/api/anchors';
import { useHydrated } from '../../ui/use-hydrated';
import {
  ColoredCodeBlock,
  GeneratedMark,
  toExampleLabel,
  useExampleChoice,
} from '../examples/examples';
import panel from '../panel.module.css';
import { texts } from '../texts';
import styles from './sample-example.module.css';

/** Selects which example of the body the samples send, if there are several. */
export function SampleExample({ body }: { readonly body: RequestBody }) {
  const { request, choose } = useExampleChoice();
  const id = useId();
  const isHydrated = useHydrated();
  const options = listOptions(body);
  if (options.length < 2) return null;
  const value = options.some(({ anchor }) => anchor === request) ? request : options[0]?.anchor;
  return (
    <p className={styles['choice']}>
      <label htmlFor={id}>{texts.examples.label}</label>
      <select
        id={id}
        value={value}
        // React misses a choice that is made before hydration.
        disabled={!isHydrated}
        onChange={({ target }) => {
          const option = options.find(({ anchor }) => anchor === target.value);
          if (option !== undefined) choose(option.body, option.name);
        }}
      >
        {options.map(({ anchor, label }) => (
          <option key={anchor} value={anchor}>
            {label}
          </option>
        ))}
      </select>
    </p>
  );
}

/** The body of a webhook's request, where operations have the samples of theirs. */
export function PayloadExample({ body }: { readonly body?: RequestBody | undefined }) {
  const { request } = useExampleChoice();
  if (body === undefined) return null;
  const options = listOptions(body);
  const chosen = options.find(({ anchor }) => anchor === request) ?? options[0];
  if (chosen === undefined) return null;
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

/** The examples of a body in all its media types. */
function listOptions({ content }: RequestBody) {
  return content.flatMap(({ mediaType, anchor: body, examples }, index) =>
    examples.map((example) => ({
      example,
      body,
      name: example.name,
      anchor: toExampleAnchor(body, example.name),
      label: index === 0 ? toExampleLabel(example) : `${toExampleLabel(example)} (${mediaType})`,
    })),
  );
}
