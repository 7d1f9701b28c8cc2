import type { RichText } from '../text/rich-text';

/** Schemes that are needed together; none of them means that no credentials are needed. */
export type SecurityRequirement = readonly RequiredScheme[];

export interface RequiredScheme {
  readonly name: string;
  /** What the credentials must allow. */
  readonly scopes: readonly Scope[];
  readonly scheme: SchemeUsage;
}

/** How a request carries credentials. */
export interface SchemeUsage {
  readonly label: string;
  /** For example `Authorization: Bearer YOUR_ACCESS_TOKEN`; undefined where no part of a request does. */
  readonly usage?: string;
}

/** All about a scheme. */
export interface SecurityScheme extends SchemeUsage {
  readonly name: string;
  readonly deprecated: boolean;
  readonly description: RichText;
  /** Where a client finds all addresses: OpenID Connect's or OAuth's metadata. */
  readonly metadataUrl?: string;
  readonly flows: readonly OAuthFlow[];
}

export interface Scope {
  readonly name: string;
  /** Plain text; empty where the author says nothing. */
  readonly description: string;
}

/** A way to get a token. */
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
