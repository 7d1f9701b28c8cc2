import type { PhrasingContent, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { toPlural } from '../../src/model/text/plural';
import { toGroups } from '../../src/model/to-groups';
import type { FilePosition } from '../sources/position';
import {
  lineBreak,
  listWords,
  toCode,
  toHeading,
  toLink,
  toList,
  toMarkdown,
  toParagraph,
  toText,
} from '../text/markdown-nodes';
import type { ApiDiff } from './api-diff';
import type { Change, ChangedOperation } from './changes/change';
import type { ChangeClass } from '../../src/model/api/history';
import { changeClasses } from '../../src/model/api/history';

/** The changes as lines, like the problems of other commands, with how many there are. */
export function toTextReport(diff: ApiDiff, all: boolean): string {
  const lines = changeClasses.flatMap((kind) => {
    const { shown, hidden } = listShown(diff.changes, kind, all);
    const items = shown.map((change) => {
      const position = toPosition(change.after ?? change.before);
      const details = listDetails(change).map((nodes) => toString(nodes));
      return [`${kind} ${position} ${change.text}.`, ...details].join('\n  ');
    });
    return hidden === 0 ? items : [...items, `  … and ${hidden} more; "--all" prints each.`];
  });
  return [...lines, `${toSummary(diff)}.`].join('\n');
}

/** The changes as Markdown, for a comment. */
export function toMarkdownReport(diff: ApiDiff, all: boolean): string {
  return toMarkdown([
    ...listChangeNodes(diff, all),
    toParagraph(...listWords(`${toSummary(diff)}.`)),
  ]);
}

/** The address where readers see a change of an operation. */
export type ToHref = (operation: ChangedOperation) => string;

/** The changes as a list for each class, with links to operations and fields. */
export function listChangeNodes(
  { changes }: ApiDiff,
  all: boolean,
  toHref?: ToHref,
): readonly RootContent[] {
  return changeClasses.flatMap((kind) => {
    const { shown, hidden } = listShown(changes, kind, all);
    const items = shown.map((change) => [
      ...listWords(`${change.text}.`),
      ...listDetails(change, toHref).flatMap((detail) => [lineBreak, ...detail]),
    ]);
    const rest = hidden === 0 ? [] : [toParagraph(toText(`… and ${hidden} more.`))];
    return items.length === 0 ? [] : [toHeading(3, titles[kind]), toList(items), ...rest];
  });
}

/** More harmless changes of a rule hide the others. */
const MOST_OF_A_RULE = 3;

/** The changes of a class, of harmless ones only the first of each rule. */
function listShown(changes: readonly Change[], kind: ChangeClass, all: boolean) {
  const found = changes.filter((change) => change.class === kind);
  const isWhole = all || kind === 'breaking' || kind === 'look';
  const groups = [...toGroups(found, ({ rule }) => [rule]).values()];
  const shown = isWhole ? found : groups.flatMap((group) => group.slice(0, MOST_OF_A_RULE));
  return { shown, hidden: found.length - shown.length };
}

const titles: Readonly<Record<ChangeClass, string>> = {
  breaking: 'Breaking',
  look: 'Needs a look',
  compatible: 'Compatible',
  wording: 'Wording',
};

/** More operations would hide the other changes. */
const MOST_OPERATIONS = 3;

/** The details of a change below its sentence: its places, its witness and its rule. */
function listDetails(change: Change, toHref?: ToHref): readonly (readonly PhrasingContent[])[] {
  const { operations, direction, before, after, witness, rule } = change;
  const some = operations.slice(0, MOST_OPERATIONS).map((operation) => {
    const label = toCode(operation.label);
    const { anchor } = operation;
    return [
      toHref === undefined ? label : toLink(toHref(operation), label),
      ...(anchor === undefined ? [] : [toText(' at '), toCode(anchor)]),
    ];
  });
  const more = operations.length - some.length;
  const named = [...some, ...(more > 0 ? [[toText(`${more} more`)]] : [])];
  const time = direction === 'response' ? 'now' : 'before';
  return [
    ...(named.length === 0 ? [] : [[toText('in '), ...joinWords(named)]]),
    ...(witness === undefined ? [] : [[toText(`valid only ${time}: `), toCode(witness)]]),
    ...(before === undefined || after === undefined
      ? []
      : [[toText(`before: ${toPosition(before)}`)]]),
    [toText(`rule: ${rule}`)],
  ];
}

function joinWords(words: readonly (readonly PhrasingContent[])[]): readonly PhrasingContent[] {
  return words.flatMap((word, index) => (index === 0 ? word : [toText(', '), ...word]));
}

function toPosition(position: FilePosition | undefined): string {
  return position === undefined ? '' : `${position.file}:${position.line}:${position.column}`;
}

/** How many changes there are: `1 breaking change, 2 compatible: version 1.4.0 to 1.5.0`. */
export function toSummary({ versions: { old, new: now }, changes }: ApiDiff): string {
  const counts = changeClasses.flatMap((kind) => {
    const count = changes.filter((change) => change.class === kind).length;
    return count === 0 ? [] : [toPlural(countTexts[kind], count)];
  });
  const versions = old === now ? `version ${old}` : `version ${old} to ${now}`;
  return `${counts.join(', ') || 'No changes'}: ${versions}`;
}

const countTexts: Readonly<Record<ChangeClass, string>> = {
  breaking: '{count} breaking change|{count} breaking changes',
  look: '{count} that needs a look|{count} that need a look',
  compatible: '{count} compatible',
  wording: '{count} of wording',
};
