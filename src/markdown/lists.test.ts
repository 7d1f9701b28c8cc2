import { expect, it } from 'vitest';
import { homeText } from './lists';

it('the home page leads to guides only where there are any', () => {
  const home = { introduction: 'A', guidesHref: '/docs', guides: [], apis: [] };
  const guide = { label: 'One', href: '/docs/one', description: '' };
  expect(homeText(home, 'Site', '')).toBe('# Site\n\nA');
  expect(homeText({ ...home, guides: [guide] as never }, 'Site', '')).toContain('(/docs)');
});
