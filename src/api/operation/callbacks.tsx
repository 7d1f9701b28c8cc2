import type { Callback } from '../../model/api/operation';
import { Section } from '../section';
import { RichText } from '../../ui/text/rich-text';
import { ExternalDocsLink } from '../external-link';
import { texts } from '../texts';
import { RequestLine, ServerList } from './addresses';
import { BodyContent } from './bodies';
import { ParameterFields } from './parameters';
import { ResponseList } from './responses';
import styles from './section.module.css';

/** A request that the API sends after the operation, and the responses that it expects. */
export function CallbackPart({ callback }: { readonly callback: Callback }) {
  const { anchor, title, method, expression, deprecated, description, parameters } = callback;
  const { body, responses, name, pathDescription, externalDocs, servers } = callback;
  return (
    <Section className={styles['callback']} level="h3" id={anchor} title={title}>
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
      {parameters.length > 0 && <ParameterFields parameters={parameters} label={anchor} />}
      {body !== undefined && (
        <>
          <h4>{texts.callbacks.body}</h4>
          <BodyContent body={body} direction="response" owner={title} />
        </>
      )}
      {responses.length > 0 && <h4>{texts.callbacks.responses}</h4>}
      <ResponseList responses={responses} direction="request" hasExamples />
    </Section>
  );
}
