import { expect, it } from 'vitest';
import type { CompiledGuide } from '../mdx/guide-compiler';
import { rememberBundled } from './bundled-guides';

/** A compiler that notes what it is asked for: a guide with a brace has code. */
function createCompiler() {
  const asked: string[] = [];
  const compile = (file: string, source: string): Promise<CompiledGuide> => {
    asked.push(`${file} ${source}`);
    const plain = source.includes('{') ? undefined : { nodes: [source], headings: [] };
    return Promise.resolve({
      code: `/* ${source} */`,
      plain,
      problems: [],
      styleProblems: [],
      dependencies: [`/${file}.svg`],
    });
  };
  return { asked, ...rememberBundled(compile) };
}

it('remembers the code of a guide that has some, and only what a plain one depends on', async () => {
  const { asked, compile, find } = createCompiler();
  await compile('a.mdx', '{1}');
  await compile('b.mdx', 'Text.');
  expect(await find('a.mdx', '{1}')).toEqual({ code: '/* {1} */', dependencies: ['/a.mdx.svg'] });
  expect(await find('b.mdx', 'Text.')).toEqual({ code: undefined, dependencies: ['/b.mdx.svg'] });
  expect(asked).toEqual(['a.mdx {1}', 'b.mdx Text.']);
});

it('compiles what has not been compiled, and another text of the same guide', async () => {
  const { asked, find } = createCompiler();
  expect(await find('a.mdx', 'Text.')).toMatchObject({ code: undefined });
  expect(await find('a.mdx', '{1}')).toMatchObject({ code: '/* {1} */' });
  expect(await find('a.mdx', '{1}')).toMatchObject({ code: '/* {1} */' });
  expect(asked).toEqual(['a.mdx Text.', 'a.mdx {1}']);
});
