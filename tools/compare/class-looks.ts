import { createHash } from 'node:crypto';
import { parse } from 'postcss';
import type { AtRule, Container, Document, Root, Rule } from 'postcss';

/** The appearance of a style sheet's classes, independent of their names. */
export interface ClassLooks {
  /** A name shared by classes with the same rules; the class itself when it has none. */
  readonly toLook: (name: string) => string;
  /** The rules of the style sheet, sorted, with looks in place of class names. */
  readonly rules: string;
}

const CLASS = /\.(-?[_a-zA-Z][\w-]*)/g;

/**
 * Reads a style sheet. A class is described by its rules in order, without the other classes in their
 * selectors, so that renaming or reordering files does not change it.
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

/** Replaces the names of keyframes, which are hashed, too. */
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

/** Each rule on one line, with the at-rules around it. */
function listRules(root: Root): readonly string[] {
  const rules: string[] = [];
  root.walkRules((rule) => {
    rules.push([...listAtRules(rule), rule.toString()].join(' '));
  });
  return rules;
}

/** The rules and at-rules around a rule, outermost first. */
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
