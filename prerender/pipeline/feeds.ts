import { Feed } from 'feed';
import { texts } from '../../src/api/pages/texts';
import type { ApiReference } from '../../src/model/api/api';
import type { ApiHistory, Release, ReleasedChange } from '../../src/model/api/history';
import { changeClasses } from '../../src/model/api/history';
import { toCopiedText } from '../../src/model/text/code';
import type { RichText } from '../../src/model/text/rich-text';
import { escapeAttribute, escapeText } from '../html/escape';

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

function isBreaking(change: ReleasedChange): boolean {
  return change.class === 'breaking';
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
    const { hostname } = new URL(home);
    feed.addItem({
      id: `tag:${hostname},${date}:${reference.id}/${version}${page.slice(reference.path.length)}`,
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
