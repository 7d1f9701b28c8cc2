import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { OperationGroup } from '../../model/api/api';
import { OperationBadges } from './operation-badges';
import { OperationTable } from '../pages/operation-table';
import { ParameterSections } from './parameter-sections';
import { ServerList } from './server-list';

const group = (slug: string, more: Partial<OperationGroup> = {}): OperationGroup => ({
  name: slug,
  slug,
  label: slug.toUpperCase(),
  description: '',
  operations: [],
  ...more,
});

describe('what OpenAPI 3.2 adds', () => {
  it('shows groups within groups by the level of their headings', () => {
    const html = renderToStaticMarkup(
      <OperationTable
        groups={[group('books'), group('loans', { parent: 'books' })]}
        apiPath="/x"
      />,
    );
    expect(html).toMatch(/<h2[^>]* id="books"/);
    expect(html).toMatch(/<h3[^>]* id="loans"/);
  });

  it('shows what tags say of an operation as a list, and nothing where they say nothing', () => {
    expect(renderToStaticMarkup(<OperationBadges labels={['Beta']} />)).toMatch(/<li>Beta<\/li>/);
    expect(renderToStaticMarkup(<OperationBadges labels={[]} />)).toBe('');
  });

  it('shows the names of servers', () => {
    const url = 'https://example.com';
    const server = { url, template: url, name: 'Production', description: [], variables: [] };
    expect(renderToStaticMarkup(<ServerList servers={[server]} />)).toContain('Production');
  });

  it('has no section for parameters of a place without any', () => {
    expect(renderToStaticMarkup(<ParameterSections parameters={[]} />)).toBe('');
  });
});
