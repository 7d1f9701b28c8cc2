import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { toContentPolicy } from './content-policy';

const template = await readFile('index.html', 'utf8');

describe('the content policy', () => {
  it('allows nothing that is not named, and nothing unsafe', () => {
    const { header } = toContentPolicy(template);
    expect(header).toMatch(/^default-src 'none';/);
    expect(header).not.toMatch(/unsafe|\*|https?:/);
    expect(header).toContain("require-trusted-types-for 'script'; trusted-types site search");
    expect(header).toContain("base-uri 'none'");
  });

  it('knows at most three scripts within a page, by the hash of their text', () => {
    const script = '\n  if (1 < 2) go("&amp;");\n';
    const hash = createHash('sha256').update(script).digest('base64');
    const { header } = toContentPolicy(
      `<head><script>${script}</script><script src="a.js"></script>`,
    );
    expect(header).toContain(`script-src 'self' 'sha256-${hash}';`);
    expect(toContentPolicy(template).header.match(/'sha256-/g)?.length).toBeLessThanOrEqual(3);
  });

  it('says who may frame a page only in a header: browsers ignore it in a page', () => {
    const { header, meta } = toContentPolicy(template);
    expect(header).toBe(`${meta}; frame-ancestors 'none'`);
  });
});
