import type { OpenApiDocument } from '../../api/document/document';
import type { LocatedOperation } from '../../api/document/operations';
import { findScheme, toFlows, toLabel } from '../../api/operation/security';
import type { Change, Found } from '../changes/change';
import { toChange } from '../changes/change';
import type { RuleId } from '../changes/rules';
import type { Side } from '../changes/side';
import { toChangedOperation } from './operation-pairs';

/** The credentials that an operation takes: one of several alternatives. */
interface Alternative {
  readonly label: string;
  readonly names: string;
  /** The scopes by scheme, which is known by what a client sends. */
  readonly scopes: ReadonlyMap<string, readonly string[]>;
}

/** Do all credentials that worked still work? */
export function listSecurityChanges(
  old: Side,
  now: Side,
  before: LocatedOperation,
  after: LocatedOperation,
): readonly Change[] {
  const olds = listAlternatives(old.document, before);
  const news = listAlternatives(now.document, after);
  const lost = olds.filter((one) => !news.some((other) => isEnough(one, other)));
  const operation = toChangedOperation(after);
  const said = { from: toText(olds), to: toText(news) };
  const found = lost.map((one) => toLoss(one, news));
  const isOther = lost.length === 0 && said.from !== said.to;
  const all = isOther ? [['api-security-updated', said] as const] : found;
  const place = {
    name: `\`${operation.label}\``,
    before: old.locate([...before.keys, 'security']),
    after: now.locate([...after.keys, 'security']),
  };
  return all.map(([rule, fields]) => toChange(rule, { ...place, ...fields }, [operation]));
}

function toText(alternatives: readonly Alternative[]): string {
  return alternatives.map(({ label }) => label).join(' or ');
}

function listAlternatives(
  document: OpenApiDocument,
  { operation }: LocatedOperation,
): readonly Alternative[] {
  const required = operation.security ?? document.security ?? [];
  return (required.length === 0 ? [{}] : required).map((requirement) => {
    const entries = Object.entries(requirement).toSorted(([a], [b]) => (a < b ? -1 : 1));
    const labels = entries.map(([name, scopes]) => {
      const scheme = findScheme(document, name);
      const label = scheme === undefined ? name : toLabel(document, name, scheme);
      return scopes.length === 0 ? label : `${label} (${scopes.join(', ')})`;
    });
    return {
      label: labels.join(' and ') || 'no credentials',
      names: entries.map(([name]) => name).join(),
      scopes: new Map(entries.map(([name, scopes]) => [toSchemeId(document, name), scopes])),
    };
  });
}

/** What a client sends for a scheme, whatever its name is. */
function toSchemeId(document: OpenApiDocument, name: string): string {
  const scheme = findScheme(document, name);
  if (scheme === undefined) return name;
  return JSON.stringify([
    scheme.type,
    scheme.in,
    scheme.name,
    scheme.scheme,
    scheme.openIdConnectUrl,
  ]);
}

/** True if the credentials for one alternative are enough for another. */
function isEnough({ scopes: given }: Alternative, { scopes: asked }: Alternative): boolean {
  return [...asked].every(([scheme, scopes]) => {
    const known = given.get(scheme);
    return known !== undefined && scopes.every((scope) => known.includes(scope));
  });
}

function toLoss(
  lost: Alternative,
  news: readonly Alternative[],
): readonly [RuleId, Pick<Found, 'from' | 'to'>] {
  const from = lost.label;
  if (lost.scopes.size === 0) return ['api-security-added', { from, to: toText(news) }];
  const toSchemes = ({ scopes }: Alternative) => [...scopes.keys()].join();
  const wider = news.find((other) => toSchemes(other) === toSchemes(lost));
  if (wider !== undefined) return ['api-security-scope-added', { from, to: wider.label }];
  const other = news.find(({ names }) => names === lost.names);
  return other === undefined
    ? ['api-security-removed', { from }]
    : ['api-security-component-type-changed', { from, to: other.label }];
}

/** The schemes whose tokens come from another address. */
export function listTokenChanges(old: Side, now: Side): readonly Change[] {
  return Object.keys(now.document.components?.securitySchemes ?? {}).flatMap((name) => {
    const [from = '', to = ''] = [old, now].map(({ document }) => listTokenUrls(document, name));
    if (from === '' || from === to) return [];
    const keys = ['components', 'securitySchemes', name];
    const said = { name: `The scheme \`${name}\``, to: to || 'no address' };
    const places = { before: old.locate(keys), after: now.locate(keys) };
    const rule = 'api-security-component-oauth-token-url-changed';
    return [toChange(rule, { ...said, ...places }, [])];
  });
}

function listTokenUrls(document: OpenApiDocument, name: string): string {
  const scheme = findScheme(document, name);
  const addresses = scheme === undefined ? [] : toFlows(scheme).flatMap((flow) => flow.addresses);
  const urls = addresses.filter(({ kind }) => kind === 'token').map(({ url }) => url);
  return [...new Set(urls)].toSorted().join(' and ');
}
