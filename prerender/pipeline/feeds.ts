import { Feed } from 'feed';
import { texts } from '../../src/api/pages/texts';
import { toVersionAnchor } from '../../src/model/api/anchors';
import type { ApiReference } from '../../src/model/api/api';
import type { ApiHistory, Release, ReleasedChange } from '../../src/model/api/history';
import { changeClasses } from '../../src/model/api/history';
import { toCopiedText } from '../../src/model/text/code';
import type { RichText } from '../../src/model/text/rich-text';
import { toGroups } from '../../src/model/to-groups';
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
  const { releases } = api.history;
  const breakingReleases = releases.map((release) => ({
    ...release,
    changes: release.changes.filter((change) => change.class === 'breaking'),
  }));
  const byOperation = toOperationReleases(releases);
  // Whoever follows an operation learns of its end, too.
  const { gone } = api.history;
  const present = groups.flatMap((group) => group.operations);
  const operations = new Map([...gone, ...present].map((one) => [one.slug, one]));
  const ends = new Map(gone.map((one) => [one.slug, one]));
  const page = `${path}/changes`;
  const [every, breaking] = [`${page}.all`, `${page}.breaking`];
  return new Map([
    [`${every}.atom`, toFeed(api, `${label}: changes`, { page, name: every }, releases)],
    [
      `${breaking}.atom`,
      toFeed(api, `${label}: breaking changes`, { page, name: breaking }, breakingReleases),
    ],
    ...Array.from(operations.values(), ({ slug, title }) => {
      const own = `${path}/${slug}`;
      const place = { page: own, name: own };
      const { next = '', version } = ends.get(slug) ?? {};
      const later = byOperation.get(next)?.filter(([, release]) => release.version === version);
      const all = [...(later ?? []), ...(byOperation.get(own) ?? [])];
      const shown = all.map(([, release]) => release);
      return [`${own}.atom`, toFeed(api, `${title} (${label})`, place, shown)] as const;
    }),
  ]);
}

/** The releases with the changes of one operation, by its address. */
function toOperationReleases(releases: readonly Release[]) {
  const all = releases.flatMap((release) => {
    const own = toGroups(release.changes, ({ operations }) => operations.map(({ href }) => href));
    return Array.from(own, ([href, changes]) => [href, { ...release, changes }] as const);
  });
  return toGroups(all, ([href]) => [href]);
}

/** Where the changes of a feed are shown, and its file without `.atom`, after which its ids are named. */
interface FeedPlace {
  readonly page: string;
  readonly name: string;
}

/** Ids and dates never change: otherwise each build would wake all readers. A version without a date is not in a feed. */
function toFeed(
  { reference, home, author }: FollowedApi,
  title: string,
  { page, name }: FeedPlace,
  releases: readonly Release[],
): string {
  const entries = releases.flatMap(({ date, ...release }) =>
    date === undefined || release.changes.length === 0 ? [] : [{ ...release, date }],
  );
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
    const changed = `${reference.path}/changes#${toVersionAnchor(version)}`;
    const { hostname } = new URL(home);
    feed.addItem({
      id: `tag:${hostname},${date}:${reference.id}/${encodeURI(version)}${name.slice(reference.path.length)}`,
      title: toCdata(escapeText(`${reference.label} ${version}`)),
      link: home + changed,
      date: toDate(date),
      content: toCdata(toContent(release, home)),
    });
  }
  return feed.atom1();
}

/** The library ends a section of character data only once. */
function toCdata(html: string): string {
  return html.replaceAll(']]>', ']]&gt;');
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
      ({ text, operations, note: said }) =>
        `<li>${toHtml(text, home)} ${operations.map(toLink).join(', ')}${toHtml(said, home)}</li>`,
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
