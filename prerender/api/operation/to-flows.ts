import type { FlowAddress, OAuthFlow, OAuthFlowKind } from '../../../src/model/api/security';
import type { OAuthFlowObject, SecuritySchemeObject } from '../document/document';

/** The ways in which OAuth 2.0 gives a token, the one for people first. */
export function toFlows({ flows = {} }: SecuritySchemeObject): readonly OAuthFlow[] {
  return kinds.flatMap((kind) => {
    const flow = flows[kind];
    return flow === undefined ? [] : [toFlow(kind, flow)];
  });
}

const kinds: readonly OAuthFlowKind[] = [
  'authorizationCode',
  'clientCredentials',
  'deviceAuthorization',
  'implicit',
  'password',
];

function toFlow(kind: OAuthFlowKind, flow: OAuthFlowObject): OAuthFlow {
  return {
    kind,
    addresses: [
      ...toAddress('authorization', flow.authorizationUrl),
      ...toAddress('deviceAuthorization', flow.deviceAuthorizationUrl),
      ...toAddress('token', flow.tokenUrl),
      ...toAddress('refresh', flow.refreshUrl),
    ],
    scopes: Object.entries(flow.scopes ?? {}).map(([name, description]) => ({ name, description })),
  };
}

function toAddress(kind: FlowAddress['kind'], url: string | undefined): readonly FlowAddress[] {
  return url === undefined ? [] : [{ kind, url }];
}
