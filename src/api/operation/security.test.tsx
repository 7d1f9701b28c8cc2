import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { RequiredScheme, SecurityRequirement } from '../../model/api/security';
import { Authentication } from './security';
import { SecuritySchemes } from '../pages/overview-page';

const token: RequiredScheme = {
  name: 'token',
  scopes: [{ name: 'teams:read', description: ['Read ', { tag: 'strong', children: ['teams'] }] }],
  scheme: { label: 'OAuth 2.0', usage: 'Authorization: Bearer YOUR_ACCESS_TOKEN' },
};
const key = { name: 'key', scopes: [], scheme: { label: 'API key', usage: '?key=YOUR_API_KEY' } };
const certificate = { name: 'tls', scopes: [], scheme: { label: 'Mutual TLS' } };

/** The text of the section, without tags. */
function toWords(security: readonly SecurityRequirement[]): string {
  const html = renderToStaticMarkup(
    <Authentication security={security} overviewPath="/docs/api/teams/overview" />,
  );
  const drawn = html.replaceAll(/<li data-or="(\w+)">/g, '[$1] ');
  return drawn
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

describe('the authentication of an operation', () => {
  it('names a scheme that the document does not declare, and links nowhere', () => {
    const gone = { name: 'gone', scopes: [], scheme: { label: 'gone', unknown: true } } as const;
    expect(toWords([[gone]])).toContain('gone , which this API does not describe');
    expect(toWords([[gone]])).not.toContain('No credentials');
  });

  it('says when no credentials are needed', () => {
    expect(toWords([])).toContain('No authentication is required.');
    expect(toWords([[]])).toContain('No authentication is required.');
  });

  it('joins schemes that are needed together, and separates alternatives', () => {
    const words = toWords([[token, key], [certificate]]);
    expect(words).toContain('Use one of these:');
    expect(words).toMatch(/\[or\] OAuth 2.0 .* and API key .* \[or\] Mutual TLS a client certif/);
  });

  it('shows the description of each scope', () => {
    expect(toWords([[token]])).toContain('The token needs this scope: teams:read Read teams');
    const role = { name: 'admin', description: [] };
    const words = toWords([[{ ...key, scopes: [role], areRoles: true }]]);
    expect(words).toContain('This role is required: admin');
  });

  it('says when credentials are optional', () => {
    expect(toWords([[token], []])).toMatch(/Optional: \[or\] OAuth 2.0/);
  });

  it('links to the scheme on the overview', () => {
    const html = renderToStaticMarkup(
      <Authentication security={[[key]]} overviewPath="/docs/api/teams/overview" />,
    );
    expect(html).toContain('href="/docs/api/teams/overview#security-key"');
  });
});

describe('the security schemes on the overview', () => {
  const scheme = { deprecated: false, description: ['Ask us.'], flows: [] };

  it('show the URLs and the scopes of each flow', () => {
    const flow = {
      kind: 'clientCredentials',
      addresses: [{ kind: 'token', url: 'https://login.example.com/token' }],
      scopes: token.scopes,
    } as const;
    const html = renderToStaticMarkup(
      <SecuritySchemes schemes={[{ ...scheme, ...token.scheme, name: 'o', flows: [flow] }]} />,
    );
    expect(html).toContain('id="security-o.clientCredentials"');
    expect(html).toContain('Client credentials');
    expect(html).toContain(
      '<dt>Token</dt><dd><code translate="no">https://login.example.com/token</code></dd>',
    );
    expect(html).toContain('<code translate="no">teams:read</code> Read <strong>teams</strong>');
  });

  it('never link to a URL that runs a script', () => {
    const one = { ...scheme, name: 'oidc', label: 'OpenID Connect', metadataUrl: 'javascript:x' };
    const html = renderToStaticMarkup(<SecuritySchemes schemes={[one]} />);
    expect(html).toContain('javascript:x');
    expect(html).not.toContain('href="javascript');
  });
});
