import type { FlowAddress, OAuthFlow, SecurityScheme } from '../../model/api/security';
import { toSecurityAnchor } from '../../model/api/anchors';
import { FormattedText } from '../../ui/text/formatted-text';
import { Heading } from '../../ui/text/heading';
import { RichText } from '../../ui/text/rich-text';
import { texts } from './texts';
import { texts as apiTexts } from '../texts';
import { ExternalLink } from '../external-link';
import styles from './api-page.module.css';
import { ScopeList } from '../operation/security';

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
          <FlowLine key={address.kind} address={address} />
        ))}
      </dl>
      <ScopeList scopes={scopes} title={apiTexts.authentication.offeredScopes} />
    </section>
  );
}

function FlowLine({ address: { kind, url } }: { readonly address: FlowAddress }) {
  return (
    <>
      <dt>{texts.flowAddresses[kind]}</dt>
      <dd>
        <code translate="no">{url}</code>
      </dd>
    </>
  );
}
