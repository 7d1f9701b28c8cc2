import { texts } from '../guides/texts';
import { formatDate } from '../model/guides/format-date';
import type { GuidePage } from '../model/guides/guide-page';
import { toTwinPath } from '../model/pages/twin';
import { format } from '../model/text/format';
import { locale } from '../ui/locale';
import { blocks, line, link, strong, text } from './marks';

const { guide: words } = texts;

/** A guide: its text, with what is said around it. `home` is the address of the site. */
export function guideText(page: GuidePage, body: string, home: string): string {
  const { draft, unlisted, tags, lastUpdate } = page;
  const links = tags.map(({ path, label }) => link(home + toTwinPath(path), label));
  return blocks(
    draft && notice(words.draft, words.draftText),
    unlisted && !draft && notice(words.unlisted, words.unlistedText),
    body,
    links.length > 0 && line(words.tags, links.join(', ')),
    lastUpdate && updateText(lastUpdate),
  );
}

function notice(title: string, about: string): string {
  return `> ${strong(title)}\n>\n> ${text(about)}`;
}

function updateText({ date, author }: NonNullable<GuidePage['lastUpdate']>): string {
  const [atDate, byUser] = [
    date === undefined ? '' : format(words.atDate, { date: formatDate(date, locale) }),
    author === undefined ? '' : format(words.byUser, { user: text(author) }),
  ];
  return format(words.lastUpdated, { atDate, byUser });
}
