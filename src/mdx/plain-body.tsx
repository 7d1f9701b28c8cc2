import { Fragment, createElement } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { WRITTEN } from '../model/guides/plain-body';
import type { PlainNode, plainComponents } from '../model/guides/plain-body';
import { Admonition } from './admonition';
import { CodeBlock } from './code-block';
import { mdxComponents } from './components';

const named: Readonly<Record<(typeof plainComponents)[number], unknown>> = {
  Admonition,
  CodeBlock,
};

const components: Readonly<Record<string, unknown>> = { ...mdxComponents, ...named };

interface PlainBodyProps {
  readonly nodes: readonly PlainNode[];
}

/** The text of a guide that is data: the same elements as from a compiled module, which would be as long again. */
export function PlainBody({ nodes }: PlainBodyProps) {
  return createElement(Fragment, null, ...nodes.map(toElement));
}

/** The body of a plain guide as a component, for whoever imports its module. */
export function toPlainBody(nodes: readonly PlainNode[]): ComponentType {
  return () => PlainBody({ nodes });
}

function toElement(node: PlainNode): ReactNode {
  if (typeof node === 'string') return node;
  const [name, properties, children] = node;
  const type = name.startsWith(WRITTEN) ? name.slice(1) : name;
  const component = type === name && Object.hasOwn(components, name) ? components[name] : type;
  // As static children, which need no keys.
  return createElement(component as 'div', properties, ...children.map(toElement));
}
