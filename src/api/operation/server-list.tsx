import type { ReactNode } from 'react';
import type { Server, ServerVariable } from '../../model/api/operation';
import { InlineRichText, RichText } from '../../ui/text/rich-text';
import { texts } from '../../ui/texts/texts';
import { MarkedAddress } from '../marked-address';
import styles from './server-list.module.css';

/** Where an API answers, with what a caller chooses in each address. */
export function ServerList({ servers }: { readonly servers: readonly Server[] }) {
  return (
    <ul className={styles['servers']}>
      {servers.map(({ template, name, description, variables }) => (
        <li key={template}>
          {name !== undefined && <strong>{name} </strong>}
          <code>
            <MarkedAddress address={template} toPart={toPlace} />
          </code>
          <RichText text={description} />
          {variables.length > 0 && (
            <ul>
              {variables.map((variable) => (
                <Variable key={variable.name} variable={variable} />
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}

/** What a caller fills in. */
function toPlace(name: string): ReactNode {
  return <var>{`{${name}}`}</var>;
}

function Variable({ variable }: { readonly variable: ServerVariable }) {
  const { name, default: standard, values, description } = variable;
  return (
    <li>
      <code>{name}</code>{' '}
      <span className={styles['values']}>
        {texts.servers.default} <code>{standard}</code>
        {values.length > 0 && ` ${texts.servers.values}`}
        {values.map((value) => (
          <code key={value}>{value}</code>
        ))}
      </span>{' '}
      <InlineRichText text={description} />
    </li>
  );
}
