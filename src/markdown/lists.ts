import { texts as guideTexts } from '../guides/texts';
import { texts as homeTexts } from '../home/texts';
import type { Card } from '../model/guides/card';
import type { TagEntry } from '../model/guides/guide-table';
import type { HomeView } from '../model/pages/page';
import { format } from '../model/text/format';
import { toCountText } from '../ui/locale';
import { texts as uiTexts } from '../ui/texts';
import { blocks, code, fence, heading, item, line, link, list, section, text } from './marks';

/** A category's own page. */
export function categoryText(title: string, about: string, cards: readonly Card[]): string {
  return blocks(heading(1, title), text(about), cardList(cards));
}

/** The guides with a tag. */
export function tagText(tag: TagEntry, docs: readonly Card[], allTags: string): string {
  const { tags } = guideTexts;
  const nDocsTagged = toCountText(tags.docs, docs.length);
  const title = format(tags.tagTitle, { nDocsTagged, tagName: tag.label });
  return blocks(heading(1, title), text(tag.description), link(allTags, tags.all), cardList(docs));
}

/** All tags; `home` is the address of the site. */
export function tagsText(tags: readonly TagEntry[], home: string): string {
  const items = tags.map(({ path, label, docs }) =>
    item(`${link(`${home}${path}.md`, label)} (${docs.length})`),
  );
  return blocks(heading(1, guideTexts.tags.title), list(items));
}

function cardList(cards: readonly Card[]): string {
  const items = cards.map(({ label, href, description, count }) => {
    const held = count !== undefined && `(${toCountText(uiTexts.category.items, count)})`;
    const words = line(link(href, label), held);
    return item(description === '' ? words : `${words}: ${text(description)}`);
  });
  return list(items);
}

/** The home page, below its title. */
export function homeText(home: HomeView, title: string, address: string): string {
  const { introduction, start, guides, guidesHref, apis, call } = home;
  const { home: words } = homeTexts;
  return blocks(
    heading(1, title),
    text(introduction),
    line(
      start && link(start.href, start.label),
      guides.length > 0 && link(guidesHref, words.readGuides),
    ),
    call &&
      section(
        2,
        words.call,
        line(code(`${call.method} ${call.path}`), link(call.href, call.title)),
        call.host !== '' && code(call.host),
        ...call.samples.map((one) => section(3, `${words.call}: ${one.label}`, fence(one.code))),
        section(3, `${words.call}: ${call.status}`, fence(call.response)),
      ),
    ...apis.map(({ label, path, summary, operations, count }) =>
      section(
        2,
        label,
        text(summary),
        list(operations.map((one) => item(line(code(one.method), link(one.href, one.title))))),
        count > 0 && link(`${address}${path}.md`, toCountText(words.operations, count)),
      ),
    ),
    section(2, words.guides, cardList(guides)),
  );
}
