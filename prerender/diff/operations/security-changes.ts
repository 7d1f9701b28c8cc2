import type { OpenApiDocument } from '../../api/document/document';
import type { LocatedOperation } from '../../api/document/operations';
import { findScheme, toFlows, toSecurity } from '../../api/operation/security';
import { toCodeWord } from '../../text/code-words';
import type { Change, Found } from '../changes/change';
import { toChange } from '../changes/change';
import type { RuleId } from '../changes/rules';
import type { Both, Versions } from '../versions/versions';
import { toChangedOperation } from './operation-pairs';

/** The credentials that an operation takes: one of several alternatives. */
interface Alternative {
  readonly label: string;
  readonly names: string;
  readonly schemes: readonly GivenScheme[];
}

interface GivenScheme {
  readonly name: string;
  /** The credentials that a client sends, which do not depend on the name of the scheme. */
  readonly sent: string;
  readonly scopes: readonly string[];
}

/** Do all credentials that worked still work? */
export function listSecurityChanges(
  versions: Versions,
  { old, new: now }: Both<LocatedOperation>,
): readonly Change[] {
  const olds = listAlternatives(versions.old.document, old);
  const news = listAlternatives(versions.new.document, now);
  const lost = olds.filter((one) => !news.some((other) => isEnough(one, other)));
  const operation = toChangedOperation(now);
  const said = { from: toText(olds), to: toText(news) };
  const found = lost.map((one) => toLoss(one, news));
  const isOther = lost.length === 0 && said.from !== said.to;
  const all = isOther ? [['api-security-updated', said] as const] : found;
  const place = {
    name: 'The operation',
    before: versions.old.locate([...old.keys, 'security']),
    after: versions.new.locate([...now.keys, 'security']),
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
  const required = toSecurity(document, operation, () => []);
  return (required.length === 0 ? [[]] : required).map((schemes) => {
    const known = schemes.map(({ name, scopes, scheme: { label, usage } }) => {
      const names = scopes.map((scope) => scope.name);
      const text = names.length === 0 ? label : `${label} (${names.join(', ')})`;
      return { name, scopes: names, text, sent: usage ?? name };
    });
    const sorted = known.toSorted((a, b) => (a.name < b.name ? -1 : 1));
    return {
      label: sorted.map(({ text }) => text).join(' and ') || 'no credentials',
      names: sorted.map(({ name }) => name).join(),
      schemes: sorted,
    };
  });
}

/** True if the credentials for one alternative are enough for another. */
function isEnough({ schemes: given }: Alternative, { schemes: asked }: Alternative): boolean {
  return asked.every(({ name, sent, scopes }) => {
    const all = given.filter((one) => one.sent === sent);
    const same = all.filter((one) => one.name === name);
    return (same.length > 0 ? same : all).some((one) =>
      scopes.every((scope) => one.scopes.includes(scope)),
    );
  });
}

function toLoss(
  lost: Alternative,
  news: readonly Alternative[],
): readonly [RuleId, Pick<Found, 'from' | 'to'>] {
  const from = lost.label;
  if (lost.schemes.length === 0) return ['api-security-added', { from, to: toText(news) }];
  const toSchemes = ({ schemes }: Alternative) => schemes.map(({ sent }) => sent).join();
  const wider = news.find((other) => toSchemes(other) === toSchemes(lost));
  if (wider !== undefined) return ['api-security-scope-added', { from, to: wider.label }];
  const other = news.find(({ names }) => names === lost.names);
  return other === undefined
    ? ['api-security-removed', { from }]
    : ['api-security-component-type-changed', { from, to: other.label }];
}

/** The OAuth flows that a scheme of both versions lost, and the token addresses that changed. */
export function listTokenChanges({ old, new: now }: Versions): readonly Change[] {
  return Object.keys(now.document.components?.securitySchemes ?? {}).flatMap((name) => {
    const [olds, news] = [listFlows(old.document, name), listFlows(now.document, name)];
    const keys = ['components', 'securitySchemes', name];
    const places = { before: old.locate(keys), after: now.locate(keys) };
    return Object.entries(olds).flatMap(([flow, from]) => {
      const to = news[flow];
      if (to === from) return [];
      const rule = to === undefined ? 'flow-removed' : 'token-url-changed';
      const said = { name: `The flow ${toCodeWord(flow)} of ${toCodeWord(name)}`, from, to };
      return [toChange(`api-security-component-oauth-${rule}`, { ...said, ...places }, [])];
    });
  });
}

/** The address that gives tokens in each flow, by its name; empty for a flow without one. */
function listFlows(document: OpenApiDocument, name: string): Readonly<Record<string, string>> {
  const scheme = findScheme(document, name);
  const flows = scheme === undefined ? [] : toFlows(scheme);
  return Object.fromEntries(
    flows.map(({ kind, addresses }) => [
      kind,
      addresses.find((address) => address.kind === 'token')?.url ?? '',
    ]),
  );
}
