import { Feed } from 'feed';
import { texts } from '../../src/api/pages/texts';
import type { ApiReference } from '../../src/model/api/api';
import type { ApiHistory, Release, ReleasedChange } from '../../src/model/api/history';
import { changeClasses } from '../../src/model/api/history';
import { toPlainText } from '../../src/model/text/rich-text';
import { escapeText } from '../html/escape';

/** An API with a history, and the address of the site without a slash at its end. */
interface FollowedApi {
  readonly reference: ApiReference;
  readonly history: ApiHistory;
  readonly home: string;
}

/** The Atom feeds of an API by their site paths: of all changes, of those that break programs, and of each operation. */
export function listFeeds(api: FollowedApi): ReadonlyMap<string, string> {
  const { label, path, groups } = api.reference;
  const operations = new Map(
    groups.flatMap((group) => group.operations.map((operation) => [operation.slug, operation])),
  );
  const page = `${path}/changes`;
  const isBreaking = (change: ReleasedChange) => change.class === 'breaking';
  return new Map([
    [`${page}.all.atom`, toFeed(api, `${label}: changes`, page, () => true)],
    [`${page}.breaking.atom`, toFeed(api, `${label}: breaking changes`, page, isBreaking)],
    ...Array.from(operations.values(), ({ slug, title }) => {
      const own = `${path}/${slug}`;
      const isOwn = ({ operations: all }: ReleasedChange) => all.some(({ href }) => href === own);
      return [`${own}.atom`, toFeed(api, `${title} (${label})`, own, isOwn)] as const;
    }),
  ]);
}

/** Ids and dates never change: otherwise each build would wake all readers. A version without a date is not in a feed. */
function toFeed(
  { reference, history, home }: FollowedApi,
  title: string,
  page: string,
  isShown: (change: ReleasedChange) => boolean,
): string {
  const entries = history.releases.flatMap((release) => {
    const changes = release.changes.filter(isShown);
    const { date } = release;
    return date === undefined || changes.length === 0 ? [] : [{ ...release, date, changes }];
  });
  const link = home + page;
  const feed = new Feed({
    id: link,
    title,
    link,
    updated: toDate(entries[0]?.date ?? '1970-01-01'),
    copyright: '',
  });
  for (const release of entries) {
    const { version, date } = release;
    const changed = `${reference.path}/changes#version-${version}`;
    const { host } = new URL(home);
    feed.addItem({
      id: `tag:${host},${date}:${reference.id}/${version}${page.slice(reference.path.length)}`,
      title: `${reference.label} ${version}`,
      link: home + changed,
      date: toDate(date),
      content: toContent(release, home),
    });
  }
  return feed.atom1();
}

function toDate(day: string): Date {
  return new Date(`${day}T00:00:00Z`);
}

function toContent({ note, changes }: Release, home: string): string {
  const toLink = ({ href, title }: ReleasedChange['operations'][number]) =>
    `<a href="${home}${href}">${escapeText(title)}</a>`;
  const lists = changeClasses.flatMap((kind) => {
    const own = changes.filter((change) => change.class === kind);
    const items = own.map(
      ({ text, operations }) => `<li>${toHtml(text)} ${operations.map(toLink).join(', ')}</li>`,
    );
    return items.length === 0
      ? []
      : [`<h3>${texts.changeClasses[kind]}</h3><ul>${items.join('')}</ul>`];
  });
  return [`<p>${toHtml(note)}</p>`, ...lists].join('');
}

function toHtml(text: ReleasedChange['text']): string {
  return escapeText(toPlainText(text));
}
