import type { MdxJsxAttribute } from 'mdast-util-mdx-jsx';
import { find, hastToReact, html, svg } from 'property-information';
import parseStyle from 'style-to-js';
import { toAttribute, toDataAttribute } from '../tree/mdx-tree';

/** The attributes of an element of HTML as React has them; one that cannot be read is left out. */
export function toAttributes(
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
