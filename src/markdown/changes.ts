import { texts } from '../api/pages/texts';
import type { ApiChanges, GoneOperation, Release, ReleasedChange } from '../model/api/history';
import { MOST_OPERATIONS, changeClasses } from '../model/api/history';
import { format } from '../model/text/format';
import { blocks, code, heading, item, line, link, list, section, text as plain } from './marks';
import { rich } from './tree';

const words = texts.changes;

/** The versions of an API, newest first, and the rules by which their changes are judged. */
export function changesText({ apiPath, label, releases, rules }: ApiChanges): string {
  const items = rules.map(({ id, text, kind }) =>
    item(`${code(id)}: ${text} (${texts.changeKinds[kind]})`),
  );
  const toFeed = (name: 'all' | 'breaking') => link(`${apiPath}/changes.${name}.atom`, words[name]);
  return blocks(
    heading(1, format(words.title, { api: label })),
    words.text,
    format(words.feeds, { all: toFeed('all'), breaking: toFeed('breaking') }),
    ...releases.map((release, index) => toRelease(release, index === releases.length - 1)),
    section(2, words.rules, words.rulesText, list(items)),
  );
}

function toRelease({ version, date, note, changes }: Release, isFirst: boolean): string {
  const title = format(words.version, { version });
  const nothing = isFirst ? words.first : words.none;
  return section(
    2,
    title,
    date !== undefined && format(words.released, { date }),
    rich(note),
    changes.length === 0 && nothing,
    ...changeClasses.map((kind) => {
      const own = changes.filter((change) => change.class === kind);
      return section(3, `${title}: ${texts.changeClasses[kind]}`, list(own.map(toChange)));
    }),
  );
}

function toChange({ text, operations, witness, note }: ReleasedChange): string {
  const isFew = operations.length <= MOST_OPERATIONS;
  const names = operations.map(({ title, href }) => (isFew ? link(href, title) : plain(title)));
  return item(
    line(rich(text), names.join(', ')),
    witness !== undefined && line(words.example, code(witness)),
    rich(note),
  );
}

/** An operation that is gone; `api` is the address of its API. */
export function goneText(gone: GoneOperation, api: string): string {
  const { title, method, path, version, note, now } = gone;
  const { text, now: instead, changes } = texts.gone;
  return blocks(
    heading(1, title),
    format(text, { request: code(`${method} ${path}`), version }),
    now && format(instead, { operation: link(now.href, now.title) }),
    rich(note),
    link(`${api}/changes.md`, changes),
  );
}
