import type { Root, Table } from 'mdast';
import { toString } from 'mdast-util-to-string';
import type { VFile } from 'vfile';
import { report } from '../page/problems';
import { listNodes } from '../tree/mdx-tree';

/** Warns of what a guide says and no reader sees. */
export function remarkLostContent() {
  return (tree: Root, file: VFile): void => {
    for (const table of listNodes(tree, 'table')) checkCells(table, file);
    checkFootnotes(tree, file);
    for (const heading of listNodes(tree, 'heading'))
      if (heading.children.length === 0)
        report(file, heading, 'warning', 'The heading has no text.', 'Write one, or remove "#".');
  };
}

/** A row shows only as many cells as the header has. */
function checkCells({ children: [header, ...rows] }: Table, file: VFile): void {
  const size = header?.children.length ?? 0;
  for (const { children } of rows) {
    const lost = children.slice(size);
    const [first] = lost;
    if (first === undefined) continue;
    const words = lost.map((cell) => `"${toString(cell)}"`).join(', ');
    const message = `The row has ${children.length} cells, and the header ${size}: ${words} is not shown.`;
    const hint = 'Write \\| for a "|" that is text, also in code, or add a column to the header.';
    report(file, first, 'warning', message, hint);
  }
}

function checkFootnotes(tree: Root, file: VFile): void {
  const used = new Set(listNodes(tree, 'footnoteReference').map(({ identifier }) => identifier));
  const known = new Set<string>();
  for (const note of listNodes(tree, 'footnoteDefinition')) {
    const { identifier } = note;
    const isTwice = known.has(identifier);
    known.add(identifier);
    if (used.has(identifier) && !isTwice) continue;
    const name = `[^${note.label ?? identifier}]`;
    const message = isTwice
      ? `The footnote "${name}" is there twice: the second one is not shown.`
      : `Nothing refers to the footnote "${name}": it is not shown.`;
    const hint = isTwice ? 'Give one of them another name.' : `Write ${name} where it belongs.`;
    report(file, note, 'warning', message, hint);
  }
}
