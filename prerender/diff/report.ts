import { toGroups } from '../../src/model/to-groups';
import { toPlural } from '../../src/model/text/plural';
import type { FilePosition } from '../sources/position';
import type { ApiDiff } from './api-diff';
import { classes } from './api-diff';
import type { Change } from './changes/change';
import type { ChangeClass } from './changes/rules';

/** The changes as lines, like the problems of other commands, with how many there are. */
export function toTextReport({ versions, changes }: ApiDiff, all: boolean): string {
  const lines = classes.flatMap((kind) =>
    listShort(changes, kind, all, (change) =>
      [
        `${kind} ${toPosition(change.after ?? change.before)} ${change.text}.`,
        ...listDetails(change, String),
      ].join('\n  '),
    ),
  );
  return [...lines, toSummary(versions, changes)].join('\n');
}

/** More harmless changes of a rule hide the others. */
const MOST_OF_A_RULE = 3;

/** The changes of a class, of harmless ones only the first of each rule. */
function listShort(
  changes: readonly Change[],
  kind: ChangeClass,
  all: boolean,
  toItem: (change: Change) => string,
): readonly string[] {
  const isWhole = all || kind === 'breaking' || kind === 'look';
  const groups = toGroups(
    changes.filter((change) => change.class === kind),
    ({ rule }) => [isWhole ? '' : rule],
  );
  return Array.from(groups, ([rule, group]) => {
    const shown = group.slice(0, isWhole ? Infinity : MOST_OF_A_RULE);
    const more = group.length - shown.length;
    const rest = `  … and ${more} more of ${rule}; "--all" prints each.`;
    return [...shown.map(toItem), ...(more > 0 ? [rest] : [])];
  }).flat();
}

/** The changes as a list for each class, as a comment or a changelog shows them. */
export function toMarkdownReport({ versions, changes }: ApiDiff, all: boolean): string {
  const sections = classes.flatMap((kind) => {
    const items = listShort(changes, kind, all, (change) =>
      [`- ${change.text}.`, ...listDetails(change, toCode)].join('  \n  '),
    );
    return items.length === 0 ? [] : [`### ${titles[kind]}`, items.join('\n')];
  });
  return [...sections, toSummary(versions, changes)].join('\n\n');
}

const titles: Readonly<Record<ChangeClass, string>> = {
  breaking: 'Breaking',
  look: 'Needs a look',
  compatible: 'Compatible',
  wording: 'Wording',
};

/** More operations would hide the other changes. */
const MOST_OPERATIONS = 3;

function listDetails(change: Change, mark: (text: string) => string): readonly string[] {
  const { operations, anchor, direction, before, after, witness, rule } = change;
  const labels = operations.slice(0, MOST_OPERATIONS).map(({ label }) => mark(label));
  const more = operations.length - labels.length;
  const all = [...labels, ...(more > 0 ? [`${more} more`] : [])].join(', ');
  const place = anchor === undefined ? '' : ` at ${mark(anchor)}`;
  const time = direction === 'response' ? 'now' : 'before';
  return [
    ...(all === '' ? [] : [`in ${all}${place}`]),
    ...(witness === undefined ? [] : [`valid only ${time}: ${mark(witness)}`]),
    ...(before === undefined || after === undefined ? [] : [`before: ${toPosition(before)}`]),
    `rule: ${rule}`,
  ];
}

function toPosition(position: FilePosition | undefined): string {
  return position === undefined ? '' : `${position.file}:${position.line}:${position.column}`;
}

/** Code in Markdown, which may hold backticks. */
function toCode(text: string): string {
  const fence = '`'.repeat(
    1 + Math.max(0, ...[...text.matchAll(/`+/g)].map(([run]) => run.length)),
  );
  return fence.length === 1 ? `\`${text}\`` : `${fence} ${text} ${fence}`;
}

function toSummary({ old, new: now }: ApiDiff['versions'], changes: readonly Change[]): string {
  const counts = classes.flatMap((kind) => {
    const count = changes.filter((change) => change.class === kind).length;
    return count === 0 ? [] : [toPlural(countTexts[kind], count)];
  });
  const versions = old === now ? `version ${old}` : `version ${old} to ${now}`;
  return `${counts.join(', ') || 'No changes'}: ${versions}.`;
}

const countTexts: Readonly<Record<ChangeClass, string>> = {
  breaking: '{count} breaking change|{count} breaking changes',
  look: '{count} that needs a look|{count} that need a look',
  compatible: '{count} compatible',
  wording: '{count} of wording',
};
