import type { Code, Root } from 'mdast';
import convert from 'npm-to-yarn';
import type { Node, Parent } from 'unist';
import type { VFile } from 'vfile';
import type { MdxSettings, Page } from '../page/page';
import { toPage } from '../page/page';
import { becomeElement, toAttribute, walkTree } from '../tree/mdx-tree';
import { hasFenceWord, listFenceWords } from './fence';

/**
 * Turns code blocks of Docusaurus' plugins into tabs: one with `npm2yarn` into the same commands for each
 * package manager, and neighbours with `tab` into a group.
 */
export function remarkCodeTabs(settings: MdxSettings) {
  return (tree: Root, file: VFile): void => {
    const page = toPage(settings, tree, file);
    walkTree(tree, (node) => {
      if (!('children' in node)) return;
      const parent: Parent = node;
      for (const group of listGroups(parent.children)) replaceGroup(parent, group, page);
      for (const child of parent.children)
        if (isCode(child) && hasFenceWord(child.meta, 'npm2yarn')) becomeManagers(child, page);
    });
  };
}

function isCode(node: Node): node is Code {
  return node.type === 'code';
}

/** The runs of neighbours with `tab`; a block alone is shown as it is. */
function listGroups(nodes: readonly Node[]): readonly (readonly Code[])[] {
  const groups: Code[][] = [];
  let open: Code[] | undefined;
  for (const node of nodes) {
    if (isCode(node) && hasFenceWord(node.meta, 'tab')) {
      if (open === undefined) groups.push((open = []));
      open.push(node);
    } else open = undefined;
  }
  return groups.filter(({ length }) => length > 1);
}

function replaceGroup(parent: Parent, group: readonly Code[], page: Page): void {
  const [first, ...others] = group;
  if (first === undefined) return;
  const taken = new Set<string>();
  const items = group.map((node) => {
    const label = findLabel(node);
    let value = label.toLowerCase();
    while (taken.has(value)) value += '-';
    taken.add(value);
    return toItem({ ...node, meta: dropWord(node.meta, 'tab') }, value, label, page);
  });
  parent.children = parent.children.filter((node) => !others.includes(node as Code));
  becomeTabs(first, 'code-examples', items, page);
}

/** `tab="Label"`, `tab={"label":"Label"}`, or the language. */
function findLabel({ lang, meta }: Code): string {
  const written = listFenceWords(meta).find((word) => word.startsWith('tab='));
  const text = /^tab=(?:\{.*"label"\s*:\s*)?["']([^"']+)["']/.exec(written ?? '')?.[1];
  const language = lang ?? 'Code';
  const name = /^(?:jsx?|javascript)$/.test(language) ? 'JavaScript' : language;
  return text ?? (/^(?:tsx?|typescript)$/.test(language) ? 'TypeScript' : name);
}

function dropWord(meta: string | null | undefined, word: string): string {
  return listFenceWords(meta)
    .filter((each) => each !== word && !each.startsWith(`${word}=`))
    .join(' ');
}

const managers = [
  ['npm', 'npm'],
  ['yarn', 'Yarn'],
  ['pnpm', 'pnpm'],
  ['bun', 'Bun'],
] as const;

function becomeManagers(node: Code, page: Page): void {
  const meta = dropWord(node.meta, 'npm2yarn');
  const items = managers.map(([value, label]) => {
    const commands = value === 'npm' ? node.value : toCommands(node.value, value);
    return toItem({ ...node, meta, value: commands }, value, label, page);
  });
  becomeTabs(node, 'npm2yarn', items, page);
}

/** A command without a counterpart stays as it is; the library would say so in a comment of the code. */
function toCommands(text: string, manager: 'yarn' | 'pnpm' | 'bun'): string {
  const installed = text.replaceAll(
    /\bnpm (?:ci|clean-install)\b/g,
    `${manager} install --frozen-lockfile`,
  );
  return convert(installed, manager).replaceAll(/\n?# couldn't auto-convert command/g, '');
}

function toItem(code: Code, value: string, label: string, page: Page): Node {
  const item: Node = { type: 'placeholder', ...(code.position && { position: code.position }) };
  const name = page.imports.addComponent('TabItem');
  const attributes = [toAttribute('value', value), toAttribute('label', label)];
  becomeElement(item, 'mdxJsxFlowElement', name, attributes, [code]);
  return item;
}

function becomeTabs(node: Node, groupId: string, items: readonly Node[], page: Page): void {
  const name = page.imports.addComponent('Tabs');
  const attributes = [toAttribute('groupId', groupId)];
  becomeElement(node, 'mdxJsxFlowElement', name, attributes, items);
}
