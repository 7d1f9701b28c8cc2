import type { ReactNode } from 'react';
import type { ApiOverview } from '../model/reference/api';
import { withBase } from '../model/paths';
import { FormattedText } from '../ui/formatted-text';
import { Heading } from '../ui/heading';
import { Link } from '../ui/link';
import prose from '../ui/prose.module.css';
import { RichText } from '../ui/rich-text';
import { texts } from '../ui/texts';
import styles from './api-page.module.css';
import { OperationTable } from './operation-table';
import { SecuritySchemes } from './security-schemes';
import { ServerList } from './server-list';

/** An API's introduction: what its document says of the API as a whole. */
export function OverviewPage({ overview }: { readonly overview: ApiOverview }) {
  const { apiPath, title, version, description, servers, securitySchemes, download, groups } =
    overview;
  return (
    <article className={styles['page']}>
      <header className={prose['prose']}>
        <h1>{title}</h1>
        <p className={styles['facts']}>
          <FormattedText
            text={texts.api.version}
            values={{
              version,
              download: (
                <a href={withBase(import.meta.env.BASE_URL, download)} download>
                  {texts.api.download}
                </a>
              ),
            }}
          />
        </p>
        <RichText text={description} />
        {servers.length > 0 && (
          <Heading level="h2" id="servers">
            {texts.servers.title}
          </Heading>
        )}
        <ServerList servers={servers} />
        <SecuritySchemes schemes={securitySchemes} />
        <Legal overview={overview} />
      </header>
      <OperationTable groups={groups} apiPath={apiPath} />
    </article>
  );
}

function Legal({
  overview: { contact, license, termsOfService },
}: {
  readonly overview: ApiOverview;
}) {
  if (contact === undefined && license === undefined && termsOfService === undefined) return null;
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
              <Link href={`mailto:${contact.email}`}>{contact.email}</Link>
            )}{' '}
            {contact.url !== undefined && <Link href={contact.url}>{contact.url}</Link>}
          </Definition>
        )}
        {license !== undefined && (
          <Definition term={texts.api.licence}>
            {license.url === undefined ? (
              license.name
            ) : (
              <Link href={license.url}>{license.name}</Link>
            )}
          </Definition>
        )}
        {termsOfService !== undefined && (
          <Definition term={texts.api.terms}>
            <Link href={termsOfService}>{termsOfService}</Link>
          </Definition>
        )}
      </dl>
    </>
  );
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
