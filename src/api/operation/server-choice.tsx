import { useId } from 'react';
import type { Server } from '../../model/api/operation';
import { useHydrated } from '../../ui/use-hydrated';
import { texts } from '../texts';
import { findChosenServer, useServerChoiceStore } from '../try-it/server-choice-store';
import styles from './servers.module.css';

export interface ServerChoiceProps {
  /** The site path of the API. */
  readonly api: string;
  readonly servers: readonly Server[];
}

/** Chooses the server of the request line and the samples, on all pages of the API. */
export function ServerChoice({ api, servers }: ServerChoiceProps) {
  const id = useId();
  const isHydrated = useHydrated();
  const chosen = useServerChoiceStore((state) => findChosenServer(state, api, servers));
  return (
    <p className={styles['choice']}>
      <label htmlFor={id}>{texts.servers.choice}</label>
      <select
        id={id}
        value={chosen}
        disabled={!isHydrated}
        onChange={({ target }) =>
          useServerChoiceStore.getState().choose(api, servers, Number(target.value))
        }
      >
        {servers.map(({ name, template }, index) => (
          <option key={template} value={index}>
            {name === undefined ? template : `${name}: ${template}`}
          </option>
        ))}
      </select>
    </p>
  );
}
