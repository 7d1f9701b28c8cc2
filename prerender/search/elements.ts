import type { Element, Nodes } from 'hast';

/** Whether a node is an element. */
export function isElement(node: Nodes): node is Element {
  return node.type === 'element';
}

/** Whether an element has one of the given names. */
export function hasName(element: Element, ...names: readonly string[]): boolean {
  return names.includes(element.tagName);
}

/** All elements below a node that pass a test, in document order. */
export function listElements(node: Nodes, test: (element: Element) => boolean): Element[] {
  const own = isElement(node) && test(node) ? [node] : [];
  const children = 'children' in node ? node.children : [];
  return [...own, ...children.flatMap((child) => listElements(child, test))];
}

/** The first element below a node that passes a test. */
export function findElement(node: Nodes, test: (element: Element) => boolean): Element | undefined {
  if (isElement(node) && test(node)) return node;
  for (const child of 'children' in node ? node.children : []) {
    const found = findElement(child, test);
    if (found) return found;
  }
  return undefined;
}

/** The value of an attribute as text; undefined if it is not there. */
export function getAttribute(element: Element, name: string): string | undefined {
  const value = element.properties[name];
  if (value === undefined || value === null) return undefined;
  return Array.isArray(value) ? value.join(' ') : String(value);
}
