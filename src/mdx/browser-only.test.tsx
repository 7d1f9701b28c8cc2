import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { BrowserOnly } from './browser-only';

it('a part that only the browser can render has its fallback in the prerendered page', () => {
  const html = renderToStaticMarkup(
    <BrowserOnly fallback={<p>Wait</p>}>{() => <p>{window.innerWidth}</p>}</BrowserOnly>,
  );
  expect(html).toBe('<p>Wait</p>');
});

it('children other than a function are an error with an example', () => {
  const children = (<p />) as unknown as () => null;
  expect(() => renderToStaticMarkup(<BrowserOnly>{children}</BrowserOnly>)).toThrow(
    'The children of <BrowserOnly> must be a function, as in <BrowserOnly>{() => ',
  );
});
