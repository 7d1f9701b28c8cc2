import { Fragment, useEffect, useRef } from 'react';
import type { GoneField } from '../../model/schema/lifetime';
import type { Badge, OperationPage as Page, Server } from '../../model/api/operation';
import { format } from '../../model/text/format';
import { Admonition } from '../../mdx/admonition';
import type { PageLink } from '../../model/navigation/page-sequence';
import { Link } from '../../ui/link';
import { Section } from '../section';
import { CopyPage } from '../../ui/text/copy-page';
import { RichText } from '../../ui/text/rich-text';
import { texts as uiTexts } from '../../ui/texts';
import { listSinceTexts } from '../schema/facts';
import { texts } from '../texts';
import { Authentication } from '../operation/security';
import { CallbackPart } from '../operation/callbacks';
import { findChosenServer, useServerChoiceStore } from '../try-it/server-choice-store';
import type { LoadTemplate } from '../try-it/try-it';
import { ExternalDocsLink } from '../external-link';
import { LinkedAnchorProvider } from '../linked-anchor';
import { HostNote, RequestLine, ServerChoice, ServerList } from '../operation/addresses';
import { BodyContent } from '../operation/bodies';
import { ParameterSections, parameterLocations } from '../operation/parameters';
import { ExampleChoiceProvider } from '../examples/examples';
import { PayloadExample } from '../samples/sample-example';
import { ResponseExamples } from '../examples/response-examples';
import { ResponseList } from '../operation/responses';
import { Samples } from '../samples/samples';
import { withShownRequest } from '../samples/shown-request';
import type { LoadFields } from '../schema/page-schemas';
import { PageSchemasProvider } from '../schema/page-schemas';
import { StatusBadge } from '../status-badge';

import prose from '../../ui/text/prose.module.css';
import parts from '../operation/section.module.css';
import styles from './operation-page.module.css';

export interface OperationPageProps {
  readonly operation: Page;
  readonly loadTemplate?: LoadTemplate | undefined;
  readonly loadFields?: LoadFields | undefined;
  readonly guides?: readonly PageLink[];
}

/** One operation or webhook: facts to read on the left, code to paste on the right. */
export function OperationPage({ operation, loadTemplate, loadFields, guides }: OperationPageProps) {
  const { kind, schemas, apiPath, slug, samples, body, responses } = operation;
  const isWebhook = kind === 'webhook';
  const article = useRef<HTMLElement>(null);
  useEffect(() => followLater(article.current), []);
  return (
    <article ref={article} className={styles['operation']}>
      <Head operation={operation} hasSamples={samples.length > 0 && loadTemplate !== undefined} />
      <LinkedAnchorProvider>
        <ExampleChoiceProvider first={body?.content[0]?.examples[0]?.name}>
          <div className={styles['rail']}>
            {samples.length > 0 && (
              <Samples
                key={`${apiPath}/${slug}`}
                title={operation.title}
                page={`${apiPath}/${slug}`}
                groups={samples}
                body={body}
                api={apiPath}
                loadTemplate={loadTemplate}
              />
            )}
            {isWebhook && <PayloadExample body={body} />}
            <ResponseExamples
              responses={responses}
              title={isWebhook ? texts.webhook.responses : undefined}
            />
          </div>
          <div className={styles['facts']}>
            <SectionIndex operation={operation} />
            <Text operation={operation} />
            <PageSchemasProvider apiPath={apiPath} schemas={schemas} loadFields={loadFields}>
              <Facts operation={operation} />
            </PageSchemasProvider>
            {guides !== undefined && <Guides guides={guides} />}
            {operation.goneFields !== undefined && <GoneFields fields={operation.goneFields} />}
          </div>
        </ExampleChoiceProvider>
      </LinkedAnchorProvider>
    </article>
  );
}

/** Marks keys and fields from the first at which a mouse or the focus is; returns a function that ends it. */
function followLater(article: HTMLElement | null): () => void {
  const [started, ended] = [new AbortController(), new AbortController()];
  let last: Event | undefined;
  const start = async () => {
    const { followPointer } = await import('./field-marks');
    started.abort();
    if (article !== null && last !== undefined && !ended.signal.aborted)
      ended.signal.addEventListener('abort', followPointer(article, last));
  };
  const follow = (event: Event) => {
    // Without the marks, everything can be read.
    if (last === undefined) start().catch(() => undefined);
    last = event;
  };
  for (const type of ['pointerover', 'pointermove', 'pointerleave', 'focusin'])
    article?.addEventListener(type, follow, { signal: started.signal });
  return () => {
    started.abort();
    ended.abort();
  };
}

interface PartProps {
  readonly operation: Page;
}

/** Links to the sections of an operation, which stay at the top of the window while its facts are read. */
function SectionIndex({ operation }: PartProps) {
  const { security, parameters, body, responses } = operation;
  const first = parameterLocations.find((location) =>
    parameters.some((parameter) => parameter.in === location),
  );
  return (
    <nav
      className={styles['index']}
      aria-label={uiTexts.tableOfContents.title}
      data-section-index=""
      data-search-skip=""
    >
      {security !== undefined && <a href="#authentication">{texts.authentication.title}</a>}
      {first !== undefined && <a href={`#${first}-parameters`}>{texts.index.parameters}</a>}
      {body !== undefined && <a href="#request-body">{texts.index.body}</a>}
      {responses.length > 0 && <a href="#responses">{texts.responses.title}</a>}
      {responses.map(({ status, anchor }) => (
        <a key={status} href={`#${anchor}`}>
          <StatusBadge status={status} />
        </a>
      ))}
    </nav>
  );
}

interface HeadProps extends PartProps {
  /** True if there are samples that can be rewritten for another server. */
  readonly hasSamples: boolean;
}

function Head({ operation, hasSamples }: HeadProps) {
  const { apiPath, title, kind, method, path, servers, parameters, badges = [] } = operation;
  const chosen = useServerChoiceStore((state) => findChosenServer(state, apiPath, servers));
  useEffect(() => useServerChoiceStore.getState().adopt(apiPath), [apiPath]);
  const isWebhook = kind === 'webhook';
  const isChoice =
    servers.length > 1 || servers.some(isExplained) || (isWebhook && servers.length > 0);
  return (
    <header className={`${prose['prose']} ${styles['head']}`}>
      <h1>{title}</h1>
      <CopyPage toOwn={withShownRequest} />
      <OperationBadges badges={badges} />
      <RequestLine
        method={method}
        path={path}
        server={isWebhook ? undefined : servers[chosen]}
        parameters={parameters}
      />
      {!isWebhook && <HostNote servers={servers} />}
      {isWebhook && <p className={styles['note']}>{texts.webhook.text}</p>}
      {listSinceTexts(operation.since ?? {}).map((text, index) => (
        <p key={index} className={styles['note']}>
          <RichText text={text} />
        </p>
      ))}
      {isChoice && (
        <div className={styles['servers']}>
          {hasSamples && !isWebhook && servers.length > 1 && (
            <ServerChoice api={apiPath} servers={servers} />
          )}
          <details>
            <summary>
              {servers.length === 1
                ? texts.servers.one
                : format(texts.servers.several, { count: servers.length })}
            </summary>
            <ServerList servers={servers} />
          </details>
        </div>
      )}
    </header>
  );
}

/** True for a server with more than an address. */
function isExplained({ name, description, variables }: Server): boolean {
  return name !== undefined || description.length > 0 || variables.length > 0;
}

/** The tags of an operation that do not group it, such as "Beta", and what they mean. */
export function OperationBadges({ badges }: { readonly badges: readonly Badge[] }) {
  if (badges.length === 0) return null;
  return (
    <>
      <ul className={styles['badges']}>
        {badges.map(({ label }) => (
          <li key={label}>{label}</li>
        ))}
      </ul>
      {badges.map(({ label, description, externalDocs }) => (
        <Fragment key={label}>
          <RichText text={description} />
          <ExternalDocsLink docs={externalDocs} />
        </Fragment>
      ))}
    </>
  );
}

function Text({ operation }: PartProps) {
  const { deprecated, description, pathDescription, externalDocs } = operation;
  return (
    <>
      {deprecated && (
        <Admonition type="warning" title={texts.operation.deprecated}>
          <p>{texts.operation.deprecatedText}</p>
        </Admonition>
      )}
      <div className={prose['prose']}>
        <RichText text={description} />
        <RichText text={pathDescription} />
        <ExternalDocsLink docs={externalDocs} />
      </div>
    </>
  );
}

function Facts({ operation }: PartProps) {
  const { kind, security, overviewPath, parameters, body, responses, callbacks } = operation;
  const isWebhook = kind === 'webhook';
  // The API sends the request of a webhook, and the reader the response.
  const [sent, received] = isWebhook
    ? (['response', 'request'] as const)
    : (['request', 'response'] as const);
  const bodyTitle = isWebhook ? texts.webhook.body : texts.operation.body;
  return (
    <>
      {security !== undefined && <Authentication security={security} overviewPath={overviewPath} />}
      <ParameterSections parameters={parameters} />
      {body !== undefined && (
        <Section id="request-body" title={bodyTitle}>
          <BodyContent body={body} direction={sent} owner={bodyTitle} />
        </Section>
      )}
      {responses.length > 0 && (
        <Section id="responses" title={isWebhook ? texts.webhook.responses : texts.responses.title}>
          <ResponseList responses={responses} direction={received} />
        </Section>
      )}
      {callbacks.length > 0 && (
        <Section id="callbacks" title={texts.callbacks.title}>
          <p className={parts['text']}>{texts.callbacks.text}</p>
          {callbacks.map((callback) => (
            <CallbackPart key={callback.anchor} callback={callback} />
          ))}
        </Section>
      )}
    </>
  );
}

/** The fields that the operation had once: links to them lead here. */
function GoneFields({ fields }: { readonly fields: readonly GoneField[] }) {
  return (
    <Section id="gone" title={texts.operation.gone}>
      <ul className={parts['links']}>
        {fields.map(({ anchor, version, text, note }) => (
          <li key={anchor} id={anchor}>
            {format(texts.operation.goneSince, { version })} <RichText text={text} />
            <RichText text={note} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Where the operation is explained. Search finds these guides by themselves. */
function Guides({ guides }: { readonly guides: readonly PageLink[] }) {
  return (
    <Section id="guides" title={texts.operation.guides}>
      <ul className={parts['links']}>
        {guides.map(({ label, href }) => (
          <li key={href}>
            <Link href={href}>{label}</Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
