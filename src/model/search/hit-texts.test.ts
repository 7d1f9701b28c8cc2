import { describe, expect, it } from 'vitest';
import type { Segment } from './highlighting';
import { SearchHitType } from './search-document';
import type { SearchDocument } from './search-document';
import { toHitTexts } from './hit-texts';

const page: SearchDocument = { i: 1, t: 'Hello world', u: '/docs/a/', b: ['Guides'] };
const below = { i: 2, s: 'Goodbye fruits.', u: '/docs/a/', h: '#x', p: 1 };

const show = (segments: readonly Segment[] | undefined) =>
  segments?.map(({ text, marked }) => (marked ? `⟦${text}⟧` : text)).join('');

const showHit = (type: SearchHitType, document: SearchDocument, tokens: string[]) => {
  const isTitle = type === SearchHitType.Title;
  const texts = toHitTexts({ type, document, page: isTitle ? undefined : page, tokens }, 50);
  const { title, summary, pageTitle, path } = texts;
  return [show(title), show(summary), show(pageTitle), path.join(' › ')];
};

describe('toHitTexts', () => {
  it('shows a title with its breadcrumb', () => {
    expect(showHit(SearchHitType.Title, page, ['hello'])).toEqual([
      '⟦Hello⟧ world',
      undefined,
      undefined,
      'Guides',
    ]);
  });

  it('shows a heading above its page', () => {
    const heading = { ...below, t: 'Hello fruits.' };
    expect(showHit(SearchHitType.Heading, heading, ['hello'])).toEqual([
      '⟦Hello⟧ fruits.',
      undefined,
      '⟦Hello⟧ world',
      'Guides › Hello world',
    ]);
  });

  it('shows a text under its section', () => {
    const content = { ...below, t: 'They are fruits to eat.' };
    expect(showHit(SearchHitType.Content, content, ['fruits'])).toEqual([
      'Goodbye ⟦fruits⟧.',
      'They are ⟦fruits⟧ to eat.',
      'Hello world',
      'Guides › Hello world',
    ]);
  });

  it('shows a description under its page', () => {
    const description = { i: 1, t: 'All about worlds', s: 'Hello world', u: '/docs/a/', p: 1 };
    expect(showHit(SearchHitType.Description, description, ['worlds'])).toEqual([
      'Hello ⟦world⟧',
      'All about ⟦worlds⟧',
      'Hello ⟦world⟧',
      'Guides',
    ]);
  });

  it('shows only the page for a keyword', () => {
    const keywords = { i: 1, t: 'planet, hello', s: 'Hello world', u: '/docs/a/', p: 1 };
    expect(showHit(SearchHitType.Keywords, keywords, ['hello'])).toEqual([
      '⟦Hello⟧ world',
      undefined,
      undefined,
      'Guides',
    ]);
  });
});
