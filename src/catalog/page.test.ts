import { describe, expect, it } from 'vitest';
import { readPageModule } from './page';

describe('the module of a guide', () => {
  const page = { path: '/docs/a', title: 'A', description: '', keywords: [], unlisted: false };

  it('has the component that shows it', () => {
    const Body = () => null;
    const { view } = readPageModule('guide', { default: Body, headings: [], page });
    expect(view).toMatchObject({ kind: 'guide', body: Body });
  });

  it('without a default export cannot be read, and is named', { tags: ['F20', 'S62'] }, () => {
    expect(() => readPageModule('guide', { headings: [], page })).toThrow(
      "The page component at /docs/a doesn't have a default export.",
    );
  });
});
