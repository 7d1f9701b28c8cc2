import { readFile } from 'node:fs/promises';
import { minifySync } from 'vite';
import { expect, it } from 'vitest';
import { toShortTemplate } from './document-template';

it('shortens the scripts of a template, and nothing else', () => {
  const template =
    '<p>  a  </p><script src="b.js"></script><script>\n  one  \n</script><script>two</script>';
  expect(toShortTemplate(template, (script) => script.toUpperCase())).toBe(
    '<p>  a  </p><script src="b.js"></script><script>ONE</script><script>TWO</script>',
  );
});

it('leaves a third of the scripts of this site', async () => {
  const template = await readFile('index.html', 'utf8');
  const short = toShortTemplate(template, (script) => minifySync('a.js', script).code);
  expect(short.length).toBeLessThan(template.length / 2);
  expect(short).not.toContain('//');
  for (const mark of ['<!--head-->', '<!--announcement-->', '<!--app-->', 'docusaurus-theme'])
    expect(short).toContain(mark);
});
