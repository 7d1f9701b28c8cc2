import { useId } from 'react';
import type { RequestBody } from '../../model/api/operation';
import { toExampleAnchor } from '../../model/api/anchors';
import { useHydrated } from '../../ui/use-hydrated';
import { texts } from '../texts';
import { toExampleLabel, useExampleChoice } from '../examples/examples';
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

/** The examples of a body in all its media types. */
export function listOptions({ content }: RequestBody) {
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
