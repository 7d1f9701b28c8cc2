import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import type { DescribedGroup } from '../../model/api/api';
import { OperationGroups } from './operation-groups';

const group = (slug: string, more: Partial<DescribedGroup> = {}): DescribedGroup => ({
  name: slug,
  slug,
  label: slug.toUpperCase(),
  description: '',
  operations: [],
  ...more,
});

it('gives a group with a parent a heading one level down', () => {
  const html = renderToStaticMarkup(
    <OperationGroups groups={[group('books'), group('loans', { parent: 'books' })]} apiPath="/x" />,
  );
  expect(html).toMatch(/<h2[^>]* id="books"/);
  expect(html).toMatch(/<h3[^>]* id="loans"/);
});

it('shows a formatted description with its links, and a plain one as it is', () => {
  const text = [
    { tag: 'p', children: ['See ', { tag: 'a', href: 'https://e.com', children: ['more'] }] },
  ] as const;
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <OperationGroups
        groups={[
          group('books', { description: 'See more', text }),
          group('loans', { description: 'Of books' }),
        ]}
        apiPath="/x"
      />
    </MemoryRouter>,
  );
  expect(html).toMatch(/See <a [^>]*href="https:\/\/e.com"/);
  expect(html).toContain('>Of books</p>');
});
