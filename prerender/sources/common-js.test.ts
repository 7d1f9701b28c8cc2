import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { isCommonJs, loadCommonJs } from './common-js';

function toFolder(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'common-js-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, text] of Object.entries({ 'package.json': '{"type":"module"}', ...files })) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return folder;
}

describe('CommonJS', () => {
  it.each([
    ['module.exports = {};', true],
    ['/** exports */ export default {};', false],
    ["import a from './a';\nmodule.exports = a;", false],
    ['exports.docs = [];', true],
    ['const a = 1;', false],
  ])('is recognised: %j', (text, is) => {
    expect(isCommonJs(text)).toBe(is);
  });

  it('is evaluated with what it requires, in a package of ECMAScript modules', async () => {
    const folder = toFolder({
      'sidebars.js':
        "// @ts-check\nconst { list } = require('./parts');\nmodule.exports = { docs: [...list, require('./data.json').id, require('node:path').basename(__dirname)] };",
      'parts/index.js': "exports.list = ['a'];\nrequire('../sidebars');",
      'data.json': '{"id":"b"}',
    });
    const value = await loadCommonJs(join(folder, 'sidebars.js'));
    expect(value).toEqual({ docs: ['a', 'b', expect.stringMatching(/^common-js-/)] });
  });

  it('may have types', async () => {
    const folder = toFolder({ 'a.ts': 'const a: string = "b";\nmodule.exports = { a };' });
    expect(await loadCommonJs(join(folder, 'a.ts'))).toEqual({ a: 'b' });
  });

  it('is evaluated anew each time', async () => {
    const folder = toFolder({ 'a.js': 'module.exports = 1;' });
    await loadCommonJs(join(folder, 'a.js'));
    writeFileSync(join(folder, 'a.js'), 'module.exports = 2;');
    expect(await loadCommonJs(join(folder, 'a.js'))).toBe(2);
  });
});
