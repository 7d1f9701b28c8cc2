import { Fragment, useEffect, useMemo, useRef } from 'react';
import type { Badge, OperationPage as Page, Server } from '../../model/api/operation';
import { format } from '../../model/text/format';
import { Admonition } from '../../mdx/admonition';
import type { PageLink } from '../../model/navigation/page-sequence';
import { Link } from '../../ui/link';
import { Heading } from '../../ui/text/heading';
import { CopyPage } from '../../ui/text/copy-page';
import { RichText } from '../../ui/text/rich-text';
import { texts } from '../texts';
import { Authentication } from '../operation/security';
import { CallbacksSection } from '../operation/callbacks';
import { findChosenServer, useServerChoiceStore } from '../try-it/server-choice-store';
import type { LoadTemplate } from '../try-it/try-it';
import { ExternalDocsLink } from '../external-link';
import { ParameterSections } from '../operation/parameters';
import { RequestBodySection } from '../operation/bodies';
import { RequestLine } from '../operation/request-line';
import { ExampleChoiceProvider } from '../examples/examples';
import { PayloadExample } from '../samples/sample-example';
import { ResponseExamples } from '../examples/response-examples';
import { ResponsesSection } from '../operation/responses';
import { SectionIndex } from '../operation/section-index';
import { Samples } from '../samples/samples';
import { HostNote, ServerChoice, ServerList } from '../operation/servers';
import type { LoadFields } from '../schema/page-schemas';
import { PageSchemasProvider, createPageSchemas } from '../schema/page-schemas';
import { useFieldMarks } from './use-field-marks';

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
  const pageSchemas = useMemo(() => createPageSchemas(schemas, apiPath), [schemas, apiPath]);
  const article = useRef<HTMLElement>(null);
  useFieldMarks(article);
  return (
    <article ref={article} className={styles['operation']}>
      <Head operation={operation} hasSamples={samples.length > 0 && loadTemplate !== undefined} />
      <ExampleChoiceProvider first={body?.content[0]?.examples[0]?.name}>
        <div className={styles['rail']}>
          {samples.length > 0 && (
            <Samples
              key={`${apiPath}/${slug}`}
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
          <PageSchemasProvider value={pageSchemas} loadFields={loadFields}>
            <Facts operation={operation} />
          </PageSchemasProvider>
          {guides !== undefined && <Guides guides={guides} />}
        </div>
      </ExampleChoiceProvider>
    </article>
  );
}

interface PartProps {
  readonly operation: Page;
}

interface HeadProps extends PartProps {
  /** True if there are samples that can be rewritten for another server. */
  readonly hasSamples: boolean;
}

function Head({ operation, hasSamples }: HeadProps) {
  const { apiPath, title, kind, method, path, servers, parameters, badges = [] } = operation;
  const chosen = useServerChoiceStore((state) => findChosenServer(state, apiPath, servers));
  useEffect(() => useServerChoiceStore.getState().adopt(apiPath), [apiPath]);
  const named = parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name);
  const isWebhook = kind === 'webhook';
  const isChoice =
    servers.length > 1 || servers.some(isExplained) || (isWebhook && servers.length > 0);
  return (
    <header className={`${prose['prose']} ${styles['head']}`}>
      <h1>{title}</h1>
      <CopyPage />
      <OperationBadges badges={badges} />
      <RequestLine
        method={method}
        path={path}
        server={isWebhook ? undefined : servers[chosen]}
        parameters={named}
      />
      {!isWebhook && <HostNote servers={servers} />}
      {isWebhook && <p className={styles['note']}>{texts.webhook.text}</p>}
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
  return (
    <>
      {security !== undefined && (!isWebhook || security.length > 0) && (
        <Authentication security={security} overviewPath={overviewPath} />
      )}
      <ParameterSections parameters={parameters} />
      {body !== undefined && <RequestBodySection body={body} {...(isWebhook && webhookBody)} />}
      <ResponsesSection responses={responses} {...(isWebhook && webhookResponses)} />
      <CallbacksSection callbacks={callbacks} />
    </>
  );
}

/** The API sends the request of a webhook, and the reader the response. */
const webhookBody = { direction: 'response', title: texts.webhook.body } as const;
const webhookResponses = { direction: 'request', title: texts.webhook.responses } as const;

/** Where the operation is explained. Search finds these guides by themselves. */
function Guides({ guides }: { readonly guides: readonly PageLink[] }) {
  return (
    <section aria-labelledby="guides" data-search-skip="index">
      <Heading level="h2" id="guides">
        {texts.operation.guides}
      </Heading>
      <ul className={parts['links']}>
        {guides.map(({ label, href }) => (
          <li key={href}>
            <Link href={href}>{label}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
