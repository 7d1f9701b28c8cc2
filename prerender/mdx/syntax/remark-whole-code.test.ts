import { expect, it } from 'vitest';
import { renderGuide } from '../fixtures/render-guide';

it('marks the inline code that stays on one line', async () => {
  const { html } = await renderGuide('`If-Match` and `teamId`');
  expect(html).toBe('<p><code data-whole="">If-Match</code> and <code>teamId</code></p>');
});
