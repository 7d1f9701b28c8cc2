import { createHash } from 'node:crypto';
import { parse } from 'postcss';
import type { AtRule, Container, Document, Root, Rule } from 'postcss';

/** What the classes of a style sheet look like, whatever they are called. */
export interface ClassLooks {
  /** A name that two classes share when the same rules apply to them; the class itself when none do. */
  readonly toLook: (name: string) => string;
  /** The rules of the sheet, sorted, with the looks in the place of the names. */
  readonly rules: string;
}

const CLASS = /\.(-?[_a-zA-Z][\w-]*)/g;

/**
 * Reads a style sheet. A class is described by its rules in their order, with the other classes in their
 * selectors left out: so neither a file's new name nor another order of the files makes it another class.
 */
export function toClassLooks(sheet: string): ClassLooks {
  const root = parse(withPlainKeyframes(sheet));
  const rules = new Map<string, string[]>();
  root.walkRules((rule) => {
    for (const name of new Set(listClasses(rule)))
      rules.set(name, [...(rules.get(name) ?? []), toRuleOf(rule, name)]);
  });
  const looks = new Map(
    [...rules].map(([name, texts]) => [name, `look-${toDigest(texts.join('\n'))}`]),
  );
  const toLook = (name: string) => looks.get(name) ?? name;
  root.walkRules((rule) => {
    rule.selector = rule.selector.replaceAll(CLASS, (_, name: string) => `.${toLook(name)}`);
  });
  return { toLook, rules: listRules(root).toSorted().join('\n') };
}

/** The names of keyframes are hashed, too. */
function withPlainKeyframes(sheet: string): string {
  let plain = sheet;
  parse(sheet).walkAtRules('keyframes', ({ params, nodes = [] }) => {
    plain = plain.replaceAll(params, `motion-${toDigest(nodes.map(String).join(' '))}`);
  });
  return plain;
}

function listClasses({ selector }: Rule): readonly string[] {
  return [...selector.matchAll(CLASS)].map(([, name = '']) => name);
}

function toRuleOf(rule: Rule, name: string): string {
  const selector = rule.selector.replaceAll(CLASS, (_, other: string) =>
    other === name ? '.this' : '.other',
  );
  return `${listAtRules(rule).join(' ')} ${selector} {${rule.nodes.map(String).join(';')}}`;
}

/** Each rule as one line, with the at-rules that it stands in. */
function listRules(root: Root): readonly string[] {
  const rules: string[] = [];
  root.walkRules((rule) => {
    rules.push([...listAtRules(rule), rule.toString()].join(' '));
  });
  return rules;
}

/** The rules and at-rules that a rule stands in, from the outermost. */
function listAtRules({ parent }: Rule | AtRule): readonly string[] {
  if (isAtRule(parent)) return [...listAtRules(parent), `@${parent.name} ${parent.params}`];
  if (isRule(parent)) return [...listAtRules(parent), parent.selector];
  return [];
}

type Parent = Container | Document | undefined;

function isAtRule(parent: Parent): parent is AtRule {
  return parent?.type === 'atrule';
}

function isRule(parent: Parent): parent is Rule {
  return parent?.type === 'rule';
}

function toDigest(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 8);
}
