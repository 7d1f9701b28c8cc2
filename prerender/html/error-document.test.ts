import { expect, it } from 'vitest';
import { renderErrorDocument } from './error-document';

/** What the overlay is given for an error with such a stack. */
function show(stack: string, details: object = {}): unknown {
  const error = Object.assign(new Error('No list.'), { stack }, details);
  const html = renderErrorDocument(
    new Error('The page cannot be rendered.', { cause: error }),
    '/',
    (compiled) => compiled.replace('/served/', '/content/'),
  );
  const [, data = ''] = /new ErrorOverlay\((.*)\)\);/.exec(html) ?? [];
  return JSON.parse(data);
}

const react = '    at renderWithHooks (/site/node_modules/react-dom/server.js:56:19)';

it('shows the line of the component that threw, and none of the libraries', () => {
  const own = '    at Prices (/site/content/docs/prices.tsx:5:53)';
  expect(show(`TypeError: No list.\n    at Array.map (<anonymous>)\n${own}\n${react}`)).toEqual({
    message: 'No list.',
    id: '/site/content/docs/prices.tsx',
    loc: { file: '/site/content/docs/prices.tsx', line: 5, column: 53 },
    stack: `TypeError: No list.\n${own}`,
  });
});

it('finds the line of a source that the server has compiled', () => {
  expect(show('TypeError: No list.\n    at eval (/site/served/docs/a.mdx:7:3)')).toMatchObject({
    loc: { file: '/site/content/docs/a.mdx', line: 7, column: 3 },
  });
});

it('keeps the stack of an error outside of what writers write, and a place that is known', () => {
  const stack = `TypeError: No list.\n${react}`;
  expect(show(stack)).toEqual({ message: 'No list.', stack });
  const loc = { file: '/site/content/docs/a.mdx', line: 2, column: 1 };
  expect(show(stack, { loc })).toEqual({ message: 'No list.', stack, loc });
});
