import type { ReactNode } from 'react';
import { toParameterAnchor } from '../../model/api/anchors';
import type { Server } from '../../model/api/operation';
import { MethodBadge } from '../../ui/method-badge';
import { CopyButton } from '../../ui/code/copy-button';
import { texts } from '../texts';
import styles from './request-line.module.css';
import { MarkedAddress } from './servers';

export interface RequestLineProps {
  readonly method: string;
  readonly path: string;
  readonly server?: Server | undefined;
  /** Names of the path parameters described on the page. */
  readonly parameters?: readonly string[];
}

/** Method and URL of an operation; path parameters are marked and link to their descriptions. */
export function RequestLine({ method, path, server, parameters }: RequestLineProps) {
  const toPart = (name: string): ReactNode =>
    parameters?.includes(name) === true ? (
      <a href={`#${toParameterAnchor('path', name)}`}>
        <var>{`{${name}}`}</var>
      </a>
    ) : (
      <var>{`{${name}}`}</var>
    );
  return (
    <p className={styles['line']}>
      <MethodBadge method={method} size="large" />{' '}
      <code translate="no" className={styles['address']}>
        {server !== undefined && (
          <span className={styles['server']}>
            <MarkedAddress address={server.template} toPart={(name) => toValue(server, name)} />
          </span>
        )}
        <span>
          <MarkedAddress address={path} toPart={toPart} />
        </span>
      </code>
      {server !== undefined && (
        <span className={styles['copy']}>
          <CopyButton text={server.url + path} subject={texts.servers.url} />
        </span>
      )}
    </p>
  );
}

/** The default of a server variable, to make the URL callable; at its end the slash is the path's. */
function toValue({ template, variables }: Server, name: string): ReactNode {
  const value = variables.find((variable) => variable.name === name)?.default ?? `{${name}}`;
  return <var>{template.endsWith(`{${name}}`) ? value.replace(/\/+$/, '') : value}</var>;
}
