import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { TagEntry } from '../model/guides/guide-table';
import { TagPage } from './tag-page';
import { TagsPage } from './tags-page';

function tag(label: string, ...docs: readonly string[]): TagEntry {
  return { label, path: `/docs/tags/${label.toLowerCase()}`, docs };
}

function toText(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

describe('the list of tags', () => {
  const html = renderToStaticMarkup(
    <TagsPage tags={[tag('teams', 'a'), tag('API', 'a', 'b'), tag('auth', 'a')]} />,
  );

  it('groups them by first letter, each with its number of docs', () => {
    expect(toText(html)).toBe('Tags A API 2 auth 1 T teams 1');
    expect(html).toContain('<h1>Tags</h1>');
  });

  it('links to the page of each', () => {
    expect(html).toContain('href="/docs/tags/api"');
  });
});

describe('the page of a tag', () => {
  const docs = [
    { label: 'Teams', href: '/docs/teams', description: 'How teams work.' },
    { label: 'Tasks', href: '/docs/tasks', description: '' },
  ];

  it('counts its docs, links to all tags, and shows the title and description of each doc', () => {
    const html = renderToStaticMarkup(
      <TagPage tag={tag('API', 'a', 'b')} docs={docs} allTags="/docs/tags" />,
    );
    expect(toText(html)).toBe(
      '2 docs tagged with &quot;API&quot; View all tags Teams How teams work. Tasks',
    );
    expect(html).toContain('<a href="/docs/tags">View all tags</a>');
    expect(html).toContain('<h2><a href="/docs/teams">Teams</a></h2>');
  });

  it('uses the singular for one doc', () => {
    const html = renderToStaticMarkup(
      <TagPage
        tag={{ ...tag('API', 'a'), description: 'What programs call.' }}
        docs={docs.slice(0, 1)}
        allTags="/docs/tags"
      />,
    );
    expect(toText(html)).toMatch(/^One doc tagged with &quot;API&quot; What programs call\./);
  });
});
