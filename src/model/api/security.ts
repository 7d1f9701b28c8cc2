import type { RichText } from '../text/rich-text';

/** Schemes that are required together. An empty list requires no credentials. */
export type SecurityRequirement = readonly RequiredScheme[];

export interface RequiredScheme {
  readonly name: string;
  /** The scopes that the credentials must have. */
  readonly scopes: readonly Scope[];
  /** What has no scopes, such as a key, may need roles: https://spec.openapis.org/oas/v3.1.1#security-requirement-object */
  readonly areRoles?: true;
  readonly scheme: SchemeUsage;
}

/** How a request carries credentials. */
export interface SchemeUsage {
  readonly label: string;
  /** For example `Authorization: Bearer YOUR_ACCESS_TOKEN`; undefined for mutual TLS. */
  readonly usage?: string;
  /** The document requires the scheme, and does not declare it. */
  readonly unknown?: true;
}

/** A security scheme as the overview shows it. */
export interface SecurityScheme extends SchemeUsage {
  readonly name: string;
  readonly deprecated: boolean;
  readonly description: RichText;
  /** The OpenID Connect or OAuth metadata, where a client finds all URLs. */
  readonly metadataUrl?: string;
  readonly flows: readonly OAuthFlow[];
}

export interface Scope {
  readonly name: string;
  readonly description: RichText;
}

/** An OAuth 2.0 flow: a way to get a token. */
export interface OAuthFlow {
  readonly kind: OAuthFlowKind;
  readonly addresses: readonly FlowAddress[];
  readonly scopes: readonly Scope[];
}

export type OAuthFlowKind =
  'authorizationCode' | 'clientCredentials' | 'deviceAuthorization' | 'implicit' | 'password';

export interface FlowAddress {
  readonly kind: 'authorization' | 'deviceAuthorization' | 'token' | 'refresh';
  readonly url: string;
}
