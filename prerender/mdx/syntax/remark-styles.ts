import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { isJsxElement } from '../tree/mdx-nodes';
import { report } from '../page/report';
import { walkTree } from '../tree/walk-tree';

/** Reports `style="…"` as HTML writes it: React refuses the page, and does not say which. */
export function remarkStyles() {
  return (tree: Root, file: VFile): void => {
    walkTree(tree, (node) => {
      if (!isJsxElement(node) || !/^[a-z]/.test(node.name ?? '')) return;
      const style = node.attributes.find((each) => 'name' in each && each.name === 'style');
      if (typeof style?.value !== 'string') return;
      const hint = `Write it as style={{ ${toProperties(style.value)} }}.`;
      report(file, node, 'error', `The style of <${node.name}> is written as in HTML.`, hint);
    });
  };
}

/** `text-align: center; margin: 0` as `textAlign: 'center', margin: '0'`. */
function toProperties(style: string): string {
  return style
    .split(';')
    .map((declaration) => /^\s*([\w-]+)\s*:\s*(.+?)\s*$/s.exec(declaration))
    .flatMap((match) => (match === null ? [] : [`${toName(match[1] ?? '')}: '${match[2]}'`]))
    .join(', ');
}

function toName(property: string): string {
  if (property.startsWith('--')) return `'${property}'`;
  return property
    .replace(/^-ms-/, 'ms-')
    .replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
