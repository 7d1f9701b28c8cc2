import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ErrorsPage } from './errors-page';

describe('the errors page', () => {
  const entry = { status: '409', meanings: [['Taken']], operations: [], more: 0 };
  const html = renderToStaticMarkup(
    <ErrorsPage
      catalogue={{
        apiPath: '/docs/api/teams',
        hasProblemTypes: true,
        errors: [
          { ...entry, anchor: '409-a', type: 'https://example.com/a', isEverywhere: true },
          {
            ...entry,
            anchor: '409-b',
            type: 'b',
            title: 'The name is taken',
            isEverywhere: false,
            operations: [{ title: 'Create', method: 'POST', href: '/docs/api/teams/create' }],
            more: 7,
          },
        ],
      }}
    />,
  );
  const words = html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');

  it('groups errors by status, each with an anchor and a name', () => {
    expect(html.match(/id="status-409"/g)).toHaveLength(1);
    expect(html).toContain('id="409-a"');
    expect(words).toContain('409 Conflict');
    expect(words).toContain('The name is taken');
  });

  it('breaks a type that is a URI after its slashes', () => {
    expect(html).toContain('<code translate="no">https://example.com/<wbr/>a</code>');
  });

  it('lists the operations that return an error, and counts the others', () => {
    expect(words).toContain('Any operation can return it.');
    expect(words).toContain('8 operations return it POST Create and 7 more');
  });
});
