import type { AnyNode, ChildNode, Element } from 'domhandler';
import { hasChildren, isTag } from 'domhandler';

/** Whether an element has one of the given names. */
export function hasName(element: Element, ...names: readonly string[]): boolean {
  return names.includes(element.name);
}

/** What is in a node; nothing, where it can hold nothing. */
export function getChildren(node: AnyNode): readonly ChildNode[] {
  return hasChildren(node) ? node.children : [];
}

/** All elements of a node that pass a test, in document order. */
export function listElements(node: AnyNode, test: (element: Element) => boolean): Element[] {
  const found: Element[] = [];
  const visit = (inner: AnyNode) => {
    if (isTag(inner) && test(inner)) found.push(inner);
    for (const child of getChildren(inner)) visit(child);
  };
  visit(node);
  return found;
}

/** The first element of a node that passes a test. */
export function findElement(
  node: AnyNode,
  test: (element: Element) => boolean,
): Element | undefined {
  if (isTag(node) && test(node)) return node;
  for (const child of getChildren(node)) {
    const found = findElement(child, test);
    if (found) return found;
  }
  return undefined;
}

/** The value of an attribute; undefined if it is not there. */
export function getAttribute(element: Element, name: string): string | undefined {
  return element.attribs[name];
}
