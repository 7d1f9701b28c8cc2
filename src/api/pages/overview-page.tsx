import type { ReactNode } from 'react';
import { toSecurityAnchor } from '../../model/api/anchors';
import type { ApiOverview } from '../../model/api/api';
import type { OAuthFlow, SecurityScheme } from '../../model/api/security';
import type { Heading as PageHeading } from '../../model/navigation/heading';
import { withBase } from '../../model/site/paths';
import { format } from '../../model/text/format';
import { toPlainText } from '../../model/text/rich-text';
import type { RichText as Text } from '../../model/text/rich-text';
import { Heading } from '../../ui/text/heading';
import { FormattedText } from '../../ui/text/formatted-text';
import { PageWithContents } from '../../ui/navigation/page-with-contents';
import prose from '../../ui/text/prose.module.css';
import { CopyPage } from '../../ui/text/copy-page';
import { RichText } from '../../ui/text/rich-text';
import { TableOfContentsDisclosure } from '../../ui/navigation/table-of-contents';
import { texts } from './texts';
import { texts as apiTexts } from '../texts';
import { ExternalDocsLink, ExternalLink } from '../external-link';
import styles from './pages.module.css';
import { OperationGroups } from './operation-groups';
import { HostNote, ServerList } from '../operation/addresses';
import { ScopeList } from '../operation/security';

/** The overview of an API: the parts of its document about the whole API. */
export function OverviewPage({ overview }: { readonly overview: ApiOverview }) {
  const { apiPath, label, summary, description, externalDocs, servers, securitySchemes, groups } =
    overview;
  const headings = listOverviewHeadings(overview);
  return (
    <PageWithContents headings={headings}>
      <article>
        <header className={prose['prose']}>
          <h1>{format(texts.api.overviewOf, { api: label })}</h1>
          <CopyPage />
          {summary !== '' && <p>{summary}</p>}
          <Facts overview={overview} />
          <TableOfContentsDisclosure headings={headings} />
          <RichText text={description} />
          <ExternalDocsLink docs={externalDocs} />
          {hasServers(overview) && (
            <>
              <Heading level="h2" id="servers">
                {apiTexts.servers.title}
              </Heading>
              <ServerList servers={servers} />
              <HostNote servers={servers} />
            </>
          )}
          <SecuritySchemes schemes={securitySchemes} />
          <Legal overview={overview} />
        </header>
        {groups.length > 0 && (
          <>
            <Heading level="h2" id={OPERATIONS}>
              {texts.api.operations}
            </Heading>
            <OperationGroups groups={groups} apiPath={apiPath} level={3} />
          </>
        )}
      </article>
    </PageWithContents>
  );
}

/** The basics for a reader: the address of the API, and the file that describes it. */
function Facts({ overview }: { readonly overview: ApiOverview }) {
  const { version, servers, downloads } = overview;
  const [server] = servers;
  return (
    <dl className={styles['definitions']}>
      <Definition term={texts.api.version}>{version}</Definition>
      {server !== undefined && (
        <Definition term={texts.api.baseUrl}>
          <code translate="no">{server.template}</code>
        </Definition>
      )}
      <Definition term={texts.api.documents}>
        {downloads.map(({ format: name, href }) => (
          <p key={name}>
            <a href={withBase(import.meta.env.BASE_URL, href)} download>
              {texts.downloads[name]}
            </a>
          </p>
        ))}
      </Definition>
    </dl>
  );
}

/** No tag is likely to have this name. */
const OPERATIONS = 'all-operations';

/** The headings of an API's overview: those of its description, then those of the page sections. */
export function listOverviewHeadings(overview: ApiOverview): readonly PageHeading[] {
  const { description, securitySchemes, groups } = overview;
  return [
    ...listTextHeadings(description),
    ...(hasServers(overview) ? [toHeading('servers', apiTexts.servers.title)] : []),
    ...(securitySchemes.length === 0
      ? []
      : [toHeading('security-schemes', apiTexts.authentication.title)]),
    ...securitySchemes.map(({ name, label }) => toHeading(toSecurityAnchor(name), label, 3)),
    ...(hasLegal(overview) ? [toHeading('contact-and-licence', texts.api.legal)] : []),
    ...(groups.length > 0 ? [toHeading(OPERATIONS, texts.api.operations)] : []),
    ...groups.map(({ slug, label }) => toHeading(slug, label, 3)),
  ];
}

/** True even without servers if there are operations: samples then have a host that is not the document's. */
function hasServers({ servers, groups }: ApiOverview): boolean {
  return servers.length > 0 || groups.some(({ name }) => name !== 'webhooks');
}

function toHeading(id: string, text: string, depth: PageHeading['depth'] = 2): PageHeading {
  return { depth, id, text };
}

function listTextHeadings(text: Text): readonly PageHeading[] {
  return text.flatMap((node) =>
    typeof node !== 'string' && 'id' in node
      ? [toHeading(node.id, toPlainText(node.children), toDepth(node.tag))]
      : [],
  );
}

function toDepth(tag: `h${PageHeading['depth']}`): PageHeading['depth'] {
  return Number(tag.slice(1)) as PageHeading['depth'];
}

/** The security schemes of an API with their OAuth 2.0 flows. */
export function SecuritySchemes({ schemes }: { readonly schemes: readonly SecurityScheme[] }) {
  if (schemes.length === 0) return null;
  return (
    <>
      <Heading level="h2" id="security-schemes">
        {apiTexts.authentication.title}
      </Heading>
      {schemes.map((scheme) => (
        <Scheme key={scheme.name} scheme={scheme} />
      ))}
    </>
  );
}

function Scheme({ scheme }: { readonly scheme: SecurityScheme }) {
  const { name, label, usage, deprecated, description, metadataUrl, flows } = scheme;
  return (
    <section>
      <Heading level="h3" id={toSecurityAnchor(name)}>
        {label}
      </Heading>
      <p>
        {usage === undefined ? (
          apiTexts.authentication.certificateSent
        ) : (
          <FormattedText
            text={texts.api.usage}
            values={{ usage: <code translate="no">{usage}</code> }}
          />
        )}
        {deprecated && ` ${apiTexts.authentication.deprecated}`}
      </p>
      <RichText text={description} />
      {metadataUrl !== undefined && (
        <p>
          <FormattedText
            text={apiTexts.authentication.metadata}
            values={{ url: <ExternalLink url={metadataUrl} /> }}
          />
        </p>
      )}
      {flows.map((flow) => (
        <Flow key={flow.kind} flow={flow} scheme={name} />
      ))}
    </section>
  );
}

function Flow({ flow, scheme }: { readonly flow: OAuthFlow; readonly scheme: string }) {
  const { kind, addresses, scopes } = flow;
  return (
    <section>
      <Heading level="h4" id={toSecurityAnchor(scheme, kind)}>
        {texts.flows[kind]}
      </Heading>
      <dl className={styles['definitions']}>
        {addresses.map((address) => (
          <Definition key={address.kind} term={texts.flowAddresses[address.kind]}>
            <code translate="no">{address.url}</code>
          </Definition>
        ))}
      </dl>
      <ScopeList scopes={scopes} title={apiTexts.authentication.offeredScopes} />
    </section>
  );
}

function Legal({ overview }: { readonly overview: ApiOverview }) {
  const { contact, license, termsOfService } = overview;
  if (!hasLegal(overview)) return null;
  return (
    <>
      <Heading level="h2" id="contact-and-licence">
        {texts.api.legal}
      </Heading>
      <dl className={styles['definitions']}>
        {contact !== undefined && (
          <Definition term={texts.api.contact}>
            {contact.name}{' '}
            {contact.email !== undefined && (
              <ExternalLink url={`mailto:${contact.email}`}>{contact.email}</ExternalLink>
            )}{' '}
            {contact.url !== undefined && <ExternalLink url={contact.url} />}
          </Definition>
        )}
        {license !== undefined && (
          <Definition term={texts.api.licence}>
            {license.url === undefined ? (
              license.name
            ) : (
              <ExternalLink url={license.url}>{license.name}</ExternalLink>
            )}{' '}
            {license.identifier !== undefined && license.identifier !== license.name && (
              <code translate="no">{license.identifier}</code>
            )}
          </Definition>
        )}
        {termsOfService !== undefined && (
          <Definition term={texts.api.terms}>
            <ExternalLink url={termsOfService} />
          </Definition>
        )}
      </dl>
    </>
  );
}

function hasLegal({ contact, license, termsOfService }: ApiOverview): boolean {
  return [contact, license, termsOfService].some((fact) => fact !== undefined);
}

function Definition({
  term,
  children,
}: {
  readonly term: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </>
  );
}
