import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { OperationGroup } from '../../model/api/api';
import { OperationGroups } from './operation-groups';

const group = (slug: string, more: Partial<OperationGroup> = {}): OperationGroup => ({
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
