import { resolve } from 'node:path';
import { measureFirstVisit } from '../../tools/bench/measures/first-visit';
import { measureNavigation } from '../../tools/bench/measures/navigation';
import { expect, test } from './test';

const client = resolve('dist/client');
const guide = '/docs/platform/message-iframe-helper/guide';
const operation = '/docs/api/easier-api/create-team';

test.describe('the bench', () => {
  test('sees a first visit from its first paint until the page answers', async ({ browser }) => {
    const seen = await measureFirstVisit(browser, client, guide, 1);
    const { firstPaintMs = 0, largestPaintMs = 0, answersMs = 0 } = seen;
    expect(firstPaintMs).toBeGreaterThan(0);
    expect(largestPaintMs).toBeGreaterThanOrEqual(firstPaintMs);
    expect(answersMs).toBeGreaterThan(0);
    expect(seen.blockingMs).toBeGreaterThanOrEqual(0);
  });

  test('sees what a navigation takes and fetches', async ({ browser }) => {
    const seen = await measureNavigation(browser, client, [guide, operation, '/docs/']);
    expect(seen.firstNavigationMs).toBeGreaterThan(0);
    expect(seen.firstNavigationBytes).toBeGreaterThan(1000);
    expect(seen.laterNavigationMs).toBeGreaterThan(0);
    const { paintedMedianMs = 0, paintedSlowMs = 0 } = seen;
    expect(paintedMedianMs).toBeGreaterThan(0);
    expect(paintedSlowMs).toBeGreaterThanOrEqual(paintedMedianMs);
  });
});
