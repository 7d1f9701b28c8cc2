import type { PhrasingContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import type { RichTag, RichText } from '../../../src/model/text/rich-text';

const tags: Readonly<Partial<Record<PhrasingContent['type'], RichTag>>> = {
  delete: 'del',
  emphasis: 'em',
  inlineCode: 'code',
  strong: 'strong',
};

/** Words with their formatting, but without links; undefined for words that have none. */
export function toFormattedText(nodes: readonly PhrasingContent[]): RichText | undefined {
  const text = toRuns(nodes);
  return text.every((run) => typeof run === 'string') ? undefined : text;
}

function toRuns(nodes: readonly PhrasingContent[]): RichText {
  return nodes.flatMap((node): RichText => {
    const tag = tags[node.type];
    const children = 'children' in node ? toRuns(node.children) : [toString(node)];
    return tag === undefined ? children : [{ tag, children }];
  });
}
