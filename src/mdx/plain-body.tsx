import { Fragment, createElement } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { WRITTEN } from '../model/guides/plain-body';
import type { PlainNode, plainComponents, tabComponents } from '../model/guides/plain-body';
import { Admonition } from './admonition';
import { CodeBlock } from './code-block';
import { mdxComponents } from './components';

const named: Readonly<Record<(typeof plainComponents)[number], unknown>> = {
  Admonition,
  CodeBlock,
};

const components: Readonly<Record<string, unknown>> = { ...mdxComponents, ...named };

/** The components for tabs; none for a guide without. */
export type TabComponents = Readonly<
  Partial<Record<(typeof tabComponents)[number], ComponentType<never>>>
>;

interface PlainBodyProps {
  readonly nodes: readonly PlainNode[];
  readonly tabs?: TabComponents | undefined;
}

/** The text of a guide that is data: the same elements as from a compiled module, which would be as long again. */
export function PlainBody({ nodes, tabs }: PlainBodyProps) {
  const all = { ...components, ...tabs };
  return createElement(Fragment, null, ...nodes.map((node) => toElement(node, all)));
}

/** The body of a plain guide as a component, for whoever imports its module. */
export function toPlainBody(nodes: readonly PlainNode[], tabs?: TabComponents): ComponentType {
  return () => PlainBody({ nodes, tabs });
}

function toElement(node: PlainNode, all: typeof components): ReactNode {
  if (typeof node === 'string') return node;
  const [name, properties, children] = node;
  const type = name.startsWith(WRITTEN) ? name.slice(1) : name;
  const component = type === name && Object.hasOwn(all, name) ? all[name] : type;
  // As static children, which need no keys.
  return createElement(
    component as 'div',
    properties,
    ...children.map((child) => toElement(child, all)),
  );
}
