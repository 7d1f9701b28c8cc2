import type { Callback } from '../../model/api/operation';
import { toCallbackAnchor } from '../../model/api/anchors';
import { Heading } from '../../ui/text/heading';
import { RichText } from '../../ui/text/rich-text';
import { ExternalDocsLink } from '../external-link';
import { texts } from '../texts';
import { BodyContent } from './bodies';
import { ParameterFields } from './parameters';
import { RequestLine } from './request-line';
import { ResponseList } from './responses';
import { ServerList } from './servers';
import styles from './section.module.css';

/** The requests that the API sends after the operation, and the responses that it expects. */
export function CallbacksSection({ callbacks }: { readonly callbacks: readonly Callback[] }) {
  if (callbacks.length === 0) return null;
  return (
    <section aria-labelledby="callbacks">
      <Heading level="h2" id="callbacks">
        {texts.callbacks.title}
      </Heading>
      <p className={styles['text']}>{texts.callbacks.text}</p>
      {callbacks.map((callback) => (
        <CallbackPart key={callback.key} callback={callback} />
      ))}
    </section>
  );
}

function CallbackPart({ callback }: { readonly callback: Callback }) {
  const { key, title, method, expression, deprecated, description, parameters } = callback;
  const { body, responses, name, pathDescription, externalDocs, servers } = callback;
  const anchor = toCallbackAnchor(key);
  return (
    <section className={styles['callback']} aria-labelledby={anchor}>
      <Heading level="h3" id={anchor}>
        {title}
      </Heading>
      {name !== title && (
        <p className={styles['facts']}>
          <code translate="no">{name}</code>
        </p>
      )}
      <RequestLine method={method} path={expression} />
      {deprecated && <p className={styles['facts']}>{texts.field.deprecated}</p>}
      <div className={styles['text']}>
        <RichText text={description} />
        <RichText text={pathDescription} />
        <ExternalDocsLink docs={externalDocs} />
        <ServerList servers={servers} />
      </div>
      {parameters.length > 0 && (
        <ParameterFields parameters={parameters} prefix={`${anchor}.`} label={anchor} />
      )}
      {body !== undefined && (
        <>
          <h4>{texts.callbacks.body}</h4>
          <BodyContent body={body} direction="response" owner={title} prefix={`${anchor}.`} />
        </>
      )}
      {responses.length > 0 && <h4>{texts.callbacks.responses}</h4>}
      <ResponseList responses={responses} direction="request" prefix={`${anchor}.`} />
    </section>
  );
}
