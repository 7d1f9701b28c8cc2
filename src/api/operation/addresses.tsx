import { Fragment, useId } from 'react';
import type { ReactNode } from 'react';
import type { Parameter, Server, ServerVariable } from '../../model/api/operation';
import { HOST, isWithoutHost } from '../../model/request/placeholder-host';
import { CopyButton } from '../../ui/code/copy-button';
import { Icon } from '../../ui/icon';
import { MethodBadge } from '../../ui/method-badge';
import { Address } from '../../ui/text/address';
import { FormattedText } from '../../ui/text/formatted-text';
import { InlineRichText, RichText } from '../../ui/text/rich-text';
import { useHydrated } from '../../ui/use-hydrated';
import { texts } from '../texts';
import { findChosenServer, useServerChoiceStore } from '../try-it/server-choice-store';
import styles from './addresses.module.css';
import parts from './section.module.css';

export interface RequestLineProps {
  readonly method: string;
  readonly path: string;
  readonly server?: Server | undefined;
  /** Those that the page describes. */
  readonly parameters?: readonly Parameter[];
}

/** Method and URL of an operation; path parameters are marked and link to their descriptions. */
export function RequestLine({ method, path, server, parameters }: RequestLineProps) {
  const toPart = (name: string): ReactNode => {
    const described = parameters?.find((one) => one.in === 'path' && one.name === name);
    return described === undefined ? (
      toVariable(name)
    ) : (
      <a href={`#${described.anchor}`}>{toVariable(name)}</a>
    );
  };
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
          <CopyButton
            text={server.url + path}
            subject={texts.servers.url}
            icon={<Icon name="link" size={16} />}
          />
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

/** The servers of an API, each with the variables of its URL. */
export function ServerList({ servers }: { readonly servers: readonly Server[] }) {
  if (servers.length === 0) return null;
  return (
    <ul className={styles['servers']}>
      {servers.map(({ template, name, description, variables }) => (
        <li key={template}>
          {name !== undefined && <strong>{name} </strong>}
          <code translate="no">
            <MarkedAddress address={template} toPart={toVariable} />
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

/** Says what stands in for the host in samples if the document names none. */
export function HostNote({ servers }: { readonly servers: readonly Server[] }) {
  if (servers.some(({ url }) => !isWithoutHost(url))) return null;
  return (
    <p className={parts['facts']}>
      <FormattedText
        text={texts.servers.noHost}
        values={{ host: <code translate="no">{HOST}</code> }}
      />
    </p>
  );
}

function toVariable(name: string): ReactNode {
  return <var>{`{${name}}`}</var>;
}

function Variable({ variable }: { readonly variable: ServerVariable }) {
  const { name, default: standard, values, description } = variable;
  return (
    <li>
      <code translate="no">{name}</code>{' '}
      <span className={styles['values']}>
        {texts.servers.default} <code translate="no">{standard}</code>
        {values.length > 0 && ` ${texts.servers.values}`}
        {values.map((value) => (
          <code translate="no" key={value}>
            {value}
          </code>
        ))}
      </span>{' '}
      <InlineRichText text={description} />
    </li>
  );
}

interface MarkedAddressProps {
  readonly address: string;
  /** Returns the replacement for each `{name}`. */
  readonly toPart: (name: string) => ReactNode;
}

/** A URL template or a path. Parts in braces are marked, and long ones wrap at slashes. */
function MarkedAddress({ address, toPart }: MarkedAddressProps) {
  // Every second part is a name in braces, because `split` keeps captured groups.
  return address.split(/\{([^{}]*)\}/).map((part, index) => (
    <Fragment key={index}>
      {index % 2 === 0 ? (
        <Address text={part} />
      ) : (
        <>
          <wbr />
          {toPart(part)}
        </>
      )}
    </Fragment>
  ));
}

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
