import { expect, it } from 'vitest';
import { renderGuide } from '../fixtures/render-guide';

it.each([
  ['`If-Match` and `teamId`', '<code data-whole="">If-Match</code> and <code>teamId</code>'],
  ['[GET /teams](https://a.example)', '<a href="https://a.example" data-whole="">GET /teams</a>'],
])('marks what stays on one line: %s', async (source, html) => {
  expect((await renderGuide(source)).html).toBe(`<p>${html}</p>`);
});
