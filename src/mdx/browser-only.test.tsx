import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { BrowserOnly } from './browser-only';

it('what only the browser can render has its fallback in the prerendered page', () => {
  const html = renderToStaticMarkup(
    <BrowserOnly fallback={<p>Wait</p>}>{() => <p>{window.innerWidth}</p>}</BrowserOnly>,
  );
  expect(html).toBe('<p>Wait</p>');
});

it('what is no function is refused with an example', () => {
  const children = (<p />) as unknown as () => null;
  expect(() => renderToStaticMarkup(<BrowserOnly>{children}</BrowserOnly>)).toThrow(
    'The children of <BrowserOnly> must be a function, as in <BrowserOnly>{() => ',
  );
});
