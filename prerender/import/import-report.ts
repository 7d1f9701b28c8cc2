import { existsSync } from 'node:fs';
import { toPrintable } from '../diagnostics/problem';
import { toShown } from './their-site';
import type { TheirSite } from './their-site';
import type { Copied, Copy } from './copies';
import type { Plan } from './plan';
import type { LeftOver } from './left-over';

/** The work that an import did and has left, file by file. */
export function toImportReport(
  site: TheirSite,
  { refused, left }: Pick<Plan, 'refused' | 'left'>,
  { written, kept, same }: Copied,
  dryRun: boolean,
): string {
  const toLine = ({ from, to }: Copy) =>
    `  ${toPrintable(from === undefined ? to : `${toShown(site, from)} → ${to}`)}`;
  const lists: readonly (readonly [string, readonly string[]])[] = [
    [dryRun ? 'Would be written' : 'Written', written.map(toLine)],
    ['There already, unchanged', same.map(toLine)],
    ['Kept: another file is there, which --overwrite replaces', kept.map(toLine)],
    ['Refused', toNotes(refused)],
    ['Left to do', toNotes(left)],
  ];
  const lost = site.docs.filter(({ folder }) => existsSync(folder) && !site.isInside(folder));
  return [
    `Read ${site.configFile} without running it.`,
    // First, as all that follows is of little use without them.
    ...lost.map(({ folder }) =>
      toPrintable(
        `The docs in ${toShown(site, folder)} were not read: they are outside the folder of the site, and no repository (.git) is around both. Run the command again with --root and the folder that has both.`,
      ),
    ),
    ...lists
      .filter(([, lines]) => lines.length > 0)
      .map(([title, lines]) => `${title} (${lines.length}):\n${lines.join('\n')}`),
    dryRun
      ? 'Nothing was written.'
      : 'Next: npm run format, and npm run build: it names each place where a page needs a change.',
  ].join('\n\n');
}

/** Places with the same text stand below it together. */
function toNotes(notes: readonly LeftOver[]): readonly string[] {
  const places = new Map<string, string[]>();
  for (const { place, text } of notes) {
    const known = places.get(text);
    if (known === undefined) places.set(text, [place]);
    else known.push(place);
  }
  return [...places].map(([text, of]) =>
    [`  ${toPrintable(text)}`, ...of.map((place) => `    ${toPrintable(place)}`)].join('\n'),
  );
}
