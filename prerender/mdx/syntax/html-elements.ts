import { Parser } from 'htmlparser2';
import type { Html, Nodes, Parents, Root } from 'mdast';
import type { MdxJsxAttribute } from 'mdast-util-mdx-jsx';
import { foreignContent } from 'parse5';
import { find, hastToReact, html, svg } from 'property-information';
import parseStyle from 'style-to-js';
import type { Point } from 'unist';
import type { VFile } from 'vfile';
import { mdxComponents } from '../../../src/model/guides/mdx-components';
import { report } from '../page/problems';
import { createInnerPoints, toPosition } from '../../sources/position';
import type { JsxElement } from '../tree/mdx-tree';
import { toAttribute, toDataAttribute, walkTree } from '../tree/mdx-tree';
import { isHtmlName, voidElements } from '../../text/html-names';

/**
 * Turns the HTML of a guide in CommonMark into elements around the Markdown between their tags. A tag that
 * HTML does not have, and one within a line without its counterpart, is text: `Promise<T>`.
 */
export function nestElements(tree: Root, file: VFile): void {
  walkTree(tree, (node) => {
    if ('children' in node && node.children.some(({ type }) => type === 'html')) nest(node, file);
  });
}

/** An element whose closing tag is still to come. */
interface Open {
  readonly name: string;
  /** Undefined for the parent itself, and for a tag that is text. */
  readonly element?: JsxElement;
  /** As it is written. */
  readonly tag: string;
  readonly children: Nodes[];
}

function nest(parent: Parents, file: VFile): void {
  const isPhrasing = phrasing.has(parent.type);
  const top: Nodes[] = [];
  const open: Open[] = [{ name: '', tag: '', children: top }];
  const current = (): Open => open.at(-1) ?? { name: '', tag: '', children: top };
  const add = (node: Nodes) => void current().children.push(node);
  const source = String(file);
  let written = '';
  let toPoint = nowhere;
  let begin = 0;
  const getTag = () => written.slice(parser.startIndex, parser.endIndex + 1);

  function start(name: string, attributes: Readonly<Record<string, string>>, isUnwritten: boolean) {
    const tag = isUnwritten ? '' : getTag();
    const point = toPoint(parser.startIndex - begin);
    const isSvg = name === 'svg' || open.some((each) => /^(?:svg|math)$/.test(each.name));
    // A name with a hyphen is an element of the site.
    if (!isSvg && !isHtmlName(name) && !/^[a-z][a-z\d]*-/.test(name)) {
      warnOfComponent(tag, point, file);
      add({ type: 'text', value: tag });
      open.push({ name, tag, children: current().children });
      return;
    }
    const element = toElement(name, attributes, isPhrasing, isSvg, point);
    add(element);
    open.push({ name, element, tag, children: element.children });
  }
  function end(name: string, isUnwritten: boolean) {
    const { element, tag, children } = open.pop() ?? current();
    if (element === undefined) {
      if (!isUnwritten) add({ type: 'text', value: getTag() });
    } else if (isUnwritten && isPhrasing && !voidElements.has(name) && !tag.endsWith('/>')) {
      // Nothing closes it: the tag is text.
      const siblings = current().children;
      siblings.splice(siblings.indexOf(element), 1, { type: 'text', value: tag }, ...children);
    } else finish(element);
  }
  const parser = new Parser(
    {
      onopentag: start,
      onclosetag: end,
      ontext: (value) => {
        const isLayout = /^\s*$/.test(value) && (open.length === 1 || isTablePart(current().name));
        if (!isLayout) add({ type: 'text', value });
      },
    },
    { recognizeSelfClosing: true },
  );
  for (const child of parent.children as Nodes[]) {
    if (child.type !== 'html') {
      add(child);
      continue;
    }
    begin = written.length;
    toPoint = createPoints(child, source, isPhrasing);
    written += child.value;
    const [size, depth] = [current().children.length, open.length];
    parser.write(child.value);
    // A closing tag that closes nothing.
    const isIgnored = current().children.length === size && open.length === depth;
    if (isIgnored && isPhrasing && child.value.startsWith('</'))
      add({ type: 'text', value: child.value });
  }
  parser.end();
  parent.children = (isPhrasing ? top : top.map(toFlow)) as never;
}

function nowhere(_offset: number): Point | undefined {
  return undefined;
}

const phrasing: ReadonlySet<string> = new Set(
  'paragraph heading emphasis strong delete link linkReference tableCell'.split(' '),
);

function isTablePart(name: string): boolean {
  return /^(?:table|thead|tbody|tfoot|tr|colgroup)$/.test(name);
}

/** Text beside elements stands in a paragraph. */
function toFlow(node: Nodes): Nodes {
  return node.type === 'text' ? { type: 'paragraph', children: [node] } : node;
}

function toElement(
  name: string,
  attributes: Readonly<Record<string, string>>,
  isPhrasing: boolean,
  isSvg: boolean,
  point: Point | undefined,
): JsxElement {
  return {
    type: isPhrasing ? 'mdxJsxTextElement' : 'mdxJsxFlowElement',
    name: (isSvg ? foreignContent.SVG_TAG_NAMES_ADJUSTMENT_MAP.get(name) : undefined) ?? name,
    attributes: [...toAttributes(attributes, isSvg)],
    children: [],
    ...(point && { position: { start: point, end: point } }),
  };
}

/** The attributes of an element of HTML as React has them; one that cannot be read is left out. */
function toAttributes(
  written: Readonly<Record<string, string>>,
  isSvg: boolean,
): readonly MdxJsxAttribute[] {
  return Object.entries(written).flatMap(([name, value]) => toReactAttribute(name, value, isSvg));
}

function toReactAttribute(
  written: string,
  value: string,
  isSvg: boolean,
): readonly MdxJsxAttribute[] {
  // React keeps what it does not know, but no name that HTML itself would not write.
  if (!/^[a-z_:][\w:.-]*$/i.test(written)) return [];
  if (written === 'style') return toStyle(value);
  // A handler that is written as text: another step says that it is left out.
  if (/^on[a-z]+$/.test(written)) return [toAttribute(written, value)];
  const { property, boolean, overloadedBoolean } = find(isSvg ? svg : html, written);
  const isSwitch = boolean || (overloadedBoolean && value === '');
  const name = hastToReact[property] ?? property;
  return [isSwitch ? { ...toAttribute(name, ''), value: null } : toAttribute(name, value)];
}

function toStyle(value: string): readonly MdxJsxAttribute[] {
  try {
    return [toDataAttribute('style', parseStyle(value, { reactCompat: true }))];
  } catch {
    // As a browser does with a declaration that it cannot read.
    return [];
  }
}

/** Makes a link of an `<a>`, so that it is followed and checked. */
function finish(element: JsxElement): void {
  const { name, attributes } = element;
  if (name !== 'a' || element.type !== 'mdxJsxTextElement') return;
  const values = new Map(
    attributes.flatMap((each) =>
      each.type === 'mdxJsxAttribute' && typeof each.value === 'string'
        ? [[each.name, each.value] as const]
        : [],
    ),
  );
  const url = values.get('href');
  if (url === undefined || [...values.keys()].some((key) => !/^(?:href|title)$/.test(key))) return;
  Object.assign(element, { type: 'link', url, title: values.get('title') ?? null });
}

/** A component that a writer uses in a guide without components. */
function warnOfComponent(tag: string, point: Point | undefined, file: VFile): void {
  const name = /^<([A-Z]\w*)/.exec(tag)?.[1];
  if (name === undefined || point === undefined || !(name in mdxComponents)) return;
  const message = `<${name}> is text here: a guide in the format "md" has no components.`;
  report(file, point, 'warning', message, 'Write "mdx: { format: mdx }" into the front matter.');
}

/** Finds places in a piece of HTML; within a line, it is one tag. */
function createPoints({ value, position }: Html, source: string, isPhrasing: boolean) {
  const start = position?.start;
  if (start === undefined || isPhrasing) return () => start;
  const toPoint = createInnerPoints(value, source, start.line);
  return (offset: number): Point => toPoint(toPosition(value, offset));
}
