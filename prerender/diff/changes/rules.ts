import type { ChangeClass, ChangeRule } from '../../../src/model/api/history';

/**
 * A kind of change, with a sentence about `{name}`, and what happens to programs if it is breaking. Of two sentences,
 * one is for requests and one for responses.
 *
 * `asked`: it is compatible if all that was valid still is, and breaking if a value shows that something is not.
 * `watched` is the same, but validity does not tell everything: without such a value it needs a look.
 */
export type Rule = readonly [kind: ChangeClass | 'asked' | 'watched', text: Told, breaks?: Told];

/** A text for both directions, or one for each. */
type Told = string | readonly [request: string, response: string];

const CALL = 'programs that call it will fail';
const SEND = 'programs that send it will fail';
const LACK = 'programs that do not send it will fail';
const RELY = 'programs that rely on it will fail';
const KNOW = 'programs that know only the earlier values may fail';

/** The end of a sentence whose rule has none. */
export const EARLIER = [
  'programs that send earlier values will fail',
  'programs that expect earlier values may fail',
] as const;
/** Of rules for both directions, by which fewer values are valid, or more. */
const FEWER = [SEND, EARLIER[1]] as const;
const MORE = [EARLIER[0], KNOW] as const;

const EARLY = '{name} is removed before {from}, its sunset';
const ANNOUNCED = '{name}, whose sunset is {from}, is removed';
const DEPRECATED = '{name}, which was deprecated, is removed';

const rules = {
  // Of an operation: its life, its name, its credentials.
  'api-path-removed-without-deprecation': ['breaking', '{name} is removed with its path', CALL],
  'api-removed-without-deprecation': ['breaking', '{name} is removed', CALL],
  'api-path-removed-before-sunset': ['breaking', EARLY, CALL],
  'api-removed-before-sunset': ['breaking', EARLY, CALL],
  'api-path-removed-with-sunset': ['look', ANNOUNCED],
  'api-removed-with-sunset': ['look', ANNOUNCED],
  'api-path-removed-with-deprecation': ['compatible', DEPRECATED],
  'api-removed-with-deprecation': ['compatible', DEPRECATED],
  'endpoint-added': ['compatible', '{name} is new'],
  'endpoint-deprecated': ['compatible', '{name} is deprecated'],
  'endpoint-reactivated': ['compatible', '{name} is no longer deprecated'],
  'sunset-deleted': ['breaking', '{name} has no sunset any more', 'it may end at any time'],
  'api-sunset-date-changed-too-small': ['breaking', '{name} ends on {to} and not on {from}', CALL],
  'api-operation-id-removed': [
    'breaking',
    'The operation id of {name} is {to} instead of {from}',
    'its page moves',
  ],
  'api-operation-id-added': ['compatible', '{name} has the operation id {to}: its page moves'],
  'api-operation-id-changed': ['look', 'The operation id of {name} is {to} instead of {from}'],
  'api-security-added': ['breaking', '{name} requires {to}', LACK],
  'api-security-removed': ['breaking', '{name} no longer accepts {from}', SEND],
  'api-security-scope-added': ['breaking', '{name} requires {to} instead of {from}', RELY],
  'api-security-updated': ['compatible', '{name} accepts {to} instead of {from}'],
  'api-security-component-type-changed': ['breaking', '{name} requires {to} for {from}', SEND],
  'api-security-component-oauth-token-url-changed': ['breaking', '{name} is at {to}', CALL],
  'api-security-component-oauth-flow-removed': ['breaking', '{name} is removed', RELY],
  'api-description-changed': ['wording', 'The description of the operation has changed'],
  'webhook-added': ['compatible', 'The webhook {name} is new'],
  'webhook-removed': ['breaking', 'The webhook {name} is removed', RELY],
  // Of parameters, bodies, responses and headers.
  'new-required-request-parameter': ['breaking', '{name} is new and required', LACK],
  'new-optional-request-parameter': ['compatible', '{name} is new'],
  'request-parameter-removed': ['look', '{name} is removed'],
  'request-parameter-removed-before-sunset': ['breaking', EARLY, SEND],
  'request-parameter-removed-with-sunset': ['look', ANNOUNCED],
  'request-parameter-removed-with-deprecation': ['compatible', '{name} is removed as announced'],
  'request-parameter-became-required': ['breaking', '{name} is required', LACK],
  'request-parameter-became-optional': ['compatible', '{name} is optional'],
  'request-parameter-style-changed': ['breaking', '{name} is written in another style', SEND],
  'request-body-added-required': ['breaking', '{name} is new and required', LACK],
  'request-body-added-optional': ['compatible', '{name} is new'],
  'request-body-removed': ['breaking', '{name} is removed', SEND],
  'request-body-became-required': ['breaking', '{name} is required', LACK],
  'request-body-became-optional': ['compatible', '{name} is optional'],
  'request-body-media-type-added': ['compatible', '{name} may also be {to}'],
  'request-body-media-type-removed': ['breaking', '{name} may no longer be {from}', SEND],
  'response-success-status-added': ['compatible', '{name} is new'],
  'response-success-status-removed': ['breaking', '{name} is removed', RELY],
  'response-non-success-status-added': ['compatible', '{name} is new'],
  'response-non-success-status-removed': ['compatible', '{name} is removed'],
  'response-media-type-added': ['compatible', '{name} may also be {to}'],
  'response-media-type-removed': ['breaking', '{name} is no longer {from}', RELY],
  'response-header-added': ['compatible', '{name} is new'],
  'optional-response-header-removed': ['look', '{name} is removed'],
  'required-response-header-removed': ['breaking', '{name} is removed', RELY],
  'response-header-became-optional': ['breaking', '{name} is optional', RELY],
  'response-header-became-required': ['compatible', '{name} is always there'],
  // Of webhooks and callbacks only: the API sends the body, and programs answer.
  'response-header-style-changed': ['breaking', '{name} is written in another style', RELY],
  'response-body-added': ['compatible', '{name} is new'],
  'required-response-body-removed': ['breaking', '{name} is removed', RELY],
  'optional-response-body-removed': ['look', '{name} is removed'],
  'response-body-became-required': ['compatible', '{name} is always there'],
  'response-body-became-optional': ['breaking', '{name} is optional', RELY],
  'response-body-media-type-added': ['breaking', '{name} may also be {to}', KNOW],
  'response-body-media-type-removed': ['compatible', '{name} is no longer {from}'],
  'request-status-added': ['compatible', '{name} is new'],
  'request-success-status-removed': ['breaking', '{name} is removed', SEND],
  'request-non-success-status-removed': ['look', '{name} is removed'],
  // Of the members of an object.
  'new-required-request-property': ['asked', '{name} is new and required', LACK],
  'new-optional-request-property': ['asked', '{name} is new', SEND],
  'request-property-removed': ['watched', '{name} is removed', SEND],
  'request-property-became-read-only': ['watched', '{name} is read-only', SEND],
  'request-property-became-not-read-only': ['asked', '{name} is no longer read-only'],
  'request-property-became-required': ['asked', '{name} is required', LACK],
  'request-property-became-optional': ['asked', '{name} is optional'],
  'response-required-property-added': ['asked', '{name} is new and always there', KNOW],
  'response-optional-property-added': ['asked', '{name} is new', KNOW],
  'response-required-property-removed': ['asked', '{name} is removed', RELY],
  'response-optional-property-removed': ['watched', '{name} is removed', RELY],
  'response-property-became-write-only': ['watched', '{name} is write-only', RELY],
  'response-property-became-not-write-only': ['asked', '{name} is no longer write-only'],
  'response-property-became-optional': ['asked', '{name} is optional', RELY],
  'response-property-became-required': ['asked', '{name} is always there'],
  // Of any value.
  '*-type-changed': ['asked', '{name} is {to} instead of {from}'],
  '*-type-generalized': ['asked', '{name} is {to} instead of {from}'],
  '*-type-specialized': ['asked', '{name} is {to} instead of {from}'],
  '*-became-nullable': ['asked', '{name} may be null', MORE],
  '*-became-not-nullable': ['asked', '{name} may no longer be null', FEWER],
  '*-became-enum': ['asked', '{name} is limited to {to}'],
  '*-enum-removed': ['asked', '{name} is no longer limited to {from}', MORE],
  '*-enum-value-removed': [
    'asked',
    ['{name} no longer accepts {from}', '{name} is no longer {from}'],
    FEWER,
  ],
  '*-enum-value-added': ['asked', ['{name} also accepts {to}', '{name} may also be {to}'], MORE],
  '*-one-of-added': ['asked', '{name} may also match {to}', MORE],
  '*-one-of-removed': ['asked', '{name} no longer matches {from}', FEWER],
  '*-one-of-changed': ['asked', 'A value of {name} may match several variants'],
  '*-any-of-added': ['asked', '{name} may also match {to}', MORE],
  '*-any-of-removed': ['asked', '{name} no longer matches {from}', FEWER],
  '*-discriminator-property-name-changed': [
    'asked',
    '{to} selects the variant of {name}, not {from}',
  ],
  '*-discriminator-mapping-added': ['asked', '{to} selects a variant of {name}'],
  '*-discriminator-mapping-changed': ['asked', '{to} selects another variant of {name}'],
  '*-discriminator-mapping-deleted': ['asked', '{from} selects no variant of {name} any more'],
  '*-default-value-added': ['asked', '{name}, left out, is {to} instead of {from}'],
  '*-default-value-changed': ['asked', '{name}, left out, is {to} instead of {from}'],
  '*-default-value-removed': ['asked', '{name}, left out, is {to} instead of {from}'],
  '*-deprecated': ['compatible', '{name} is deprecated'],
  '*-reactivated': ['compatible', '{name} is no longer deprecated'],
  '*-description-changed': ['wording', 'The description of {name} has changed'],
} as const satisfies Rules;

/** Of limits and other keywords, by the end of the id. */
const keywordRules = {
  set: ['asked', '{name} is limited to {to}'],
  unset: ['asked', '{name} is no longer limited to {from}', MORE],
  increased: ['asked', '{name} is limited to {to} instead of {from}'],
  decreased: ['asked', '{name} is limited to {to} instead of {from}'],
  added: ['asked', '{name} is limited by "{keyword}"'],
  removed: ['asked', '{name} is no longer limited by "{keyword}"', MORE],
  changed: ['asked', '{name} is limited by another "{keyword}"'],
} as const satisfies Rules;

/** All rules with an id of their own. */
export const namedRules: Readonly<Record<string, Rule>> = rules;

/** The id of a rule, where `*` stands for `request-property` and the like. Ids are those of oasdiff where it has the rule, so that lists of exceptions carry over. */
export type RuleId = keyof typeof rules | `*-${string}-${keyof typeof keywordRules}`;

export function getRule(id: RuleId): Rule {
  const end = id.slice(id.lastIndexOf('-') + 1) as keyof typeof keywordRules;
  return namedRules[id] ?? keywordRules[end];
}

type Rules = Readonly<Record<string, Rule>>;

/** All rules for readers: what each says of a part of an API, and how it is judged. */
export function listRules(): readonly ChangeRule[] {
  const ends = Object.entries(keywordRules).map(([end, rule]) => [`*-…-${end}`, rule] as const);
  return [...Object.entries(namedRules), ...ends].map(([id, [kind, text]]) => ({
    id,
    kind,
    text: (typeof text === 'string' ? [text] : text)
      .map((one) => `${one.replaceAll(/\{\w+\}/g, '…')}.`)
      .join(' '),
  }));
}
