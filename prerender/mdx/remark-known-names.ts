import type { Program } from 'estree';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { listDefinedNames } from './list-defined-names';

/** What MDX itself defines in every page. */
const builtIn = ['props', 'undefined'];

/**
 * Reports `{name}` where the page defines no such name: most often a path such as `/teams/{teamId}`
 * that was meant as text, and that would fail only when the page is rendered.
 */
export function remarkKnownNames() {
  return (tree: Root, file: VFile): void => {
    const known = new Set([...builtIn, ...listDefinedNames(tree)]);
    visit(tree, (node) => {
      const type: string = node.type;
      if (type !== 'mdxTextExpression' && type !== 'mdxFlowExpression') return;
      const name = findName((node.data as { estree?: Program } | undefined)?.estree);
      if (name === undefined || known.has(name)) return;
      const message = file.message(`The page does not define "${name}".`, node);
      message.fatal = true;
      message.note = 'Write braces that are text inside `code`, or as \\{ and \\}.';
    });
  };
}

function findName(program: Program | undefined): string | undefined {
  const [statement] = program?.body ?? [];
  const expression = statement?.type === 'ExpressionStatement' ? statement.expression : undefined;
  return expression?.type === 'Identifier' ? expression.name : undefined;
}
