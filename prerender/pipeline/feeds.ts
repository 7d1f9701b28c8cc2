import { Feed } from 'feed';
import { texts } from '../../src/api/pages/texts';
import type { ApiReference } from '../../src/model/api/api';
import type { ApiHistory, Release, ReleasedChange } from '../../src/model/api/history';
import { changeClasses } from '../../src/model/api/history';
import { toCopiedText } from '../../src/model/text/code';
import type { RichText } from '../../src/model/text/rich-text';
import { escapeAttribute, escapeText } from '../html/escape';

/** An API with a history, and its site. */
interface FollowedApi {
  readonly reference: ApiReference;
  readonly history: ApiHistory;
  /** The address of the site, without a slash at its end. */
  readonly home: string;
  /** The title of the site, which stands for its authors. */
  readonly author: string;
}

/** The Atom feeds of an API by their site paths: of all changes, of those that break programs, and of each operation. */
export function listFeeds(api: FollowedApi): ReadonlyMap<string, string> {
  const { label, path, groups } = api.reference;
  const operations = new Map(
    groups.flatMap((group) => group.operations.map((operation) => [operation.slug, operation])),
  );
  const page = `${path}/changes`;
  const [all, breaking] = [`${page}.all`, `${page}.breaking`];
  return new Map([
    [`${all}.atom`, toFeed(api, `${label}: changes`, { page, name: all }, () => true)],
    [
      `${breaking}.atom`,
      toFeed(api, `${label}: breaking changes`, { page, name: breaking }, isBreaking),
    ],
    ...Array.from(operations.values(), ({ slug, title }) => {
      const own = `${path}/${slug}`;
      const isOwn = (change: ReleasedChange) => change.operations.some(({ href }) => href === own);
      const place = { page: own, name: own };
      return [`${own}.atom`, toFeed(api, `${title} (${label})`, place, isOwn)] as const;
    }),
  ]);
}

function isBreaking(change: ReleasedChange): boolean {
  return change.class === 'breaking';
}

/** Where the changes of a feed are shown, and its file without `.atom`, after which its ids are named. */
interface FeedPlace {
  readonly page: string;
  readonly name: string;
}

/** Ids and dates never change: otherwise each build would wake all readers. A version without a date is not in a feed. */
function toFeed(
  { reference, history, home, author }: FollowedApi,
  title: string,
  { page, name }: FeedPlace,
  isShown: (change: ReleasedChange) => boolean,
): string {
  const entries = history.releases.flatMap((release) => {
    const changes = release.changes.filter(isShown);
    const { date } = release;
    return date === undefined || changes.length === 0 ? [] : [{ ...release, date, changes }];
  });
  const self = `${home}${name}.atom`;
  const feed = new Feed({
    id: self,
    title,
    author: { name: author },
    link: home + page,
    feedLinks: { atom: self },
    updated: toDate(entries[0]?.date ?? '1970-01-01'),
    copyright: '',
  });
  for (const release of entries) {
    const { version, date } = release;
    const changed = `${reference.path}/changes#version-${version}`;
    const { hostname } = new URL(home);
    feed.addItem({
      id: `tag:${hostname},${date}:${reference.id}/${version}${name.slice(reference.path.length)}`,
      title: escapeText(`${reference.label} ${version}`),
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
      ({ text, operations }) =>
        `<li>${toHtml(text, home)} ${operations.map(toLink).join(', ')}</li>`,
    );
    return items.length === 0
      ? []
      : [`<h3>${texts.changeClasses[kind]}</h3><ul>${items.join('')}</ul>`];
  });
  return [toHtml(note, home), ...lists].join('');
}

function toHtml(text: RichText, home: string): string {
  return text
    .map((node) => {
      if (typeof node === 'string') return escapeText(node);
      if (node.tag === 'code-block') return `<pre>${escapeText(toCopiedText(node.code))}</pre>`;
      if (node.tag === 'br' || node.tag === 'hr') return `<${node.tag}>`;
      const address = 'href' in node ? node.href.replace(/^\/(?!\/)/, `${home}/`) : undefined;
      const href = address === undefined ? '' : ` href="${escapeAttribute(address)}"`;
      return `<${node.tag}${href}>${toHtml(node.children, home)}</${node.tag}>`;
    })
    .join('');
}
