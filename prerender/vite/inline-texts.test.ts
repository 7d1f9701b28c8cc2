import { describe, expect, it } from 'vitest';
import { inlineTexts } from './inline-texts';

const catalogue = {
  search: { none: 'No "results"', all: 'See all $& results' },
  menu: { title: 'Menu' },
};

function transform(code: string): string | undefined {
  const { transform: hook } = inlineTexts(catalogue);
  if (typeof hook !== 'object') throw new Error('The plugin transforms by a filter.');
  const handler = hook.handler as unknown as (code: string) => { code: string } | null;
  return handler(code)?.code;
}

const withImport = (code: string) => `import { texts } from '../ui/texts';\n${code}`;

describe('texts of the interface', () => {
  it('stand in the build where they are used', () => {
    expect(transform(withImport('texts.search.none + texts.search.all'))).toBe(
      withImport('("No \\"results\\"") + ("See all $& results")'),
    );
  });

  it('of a section that is asked by key at run time come together', () => {
    expect(transform(withImport('texts.menu[name]'))).toBe(withImport('({"title":"Menu"})[name]'));
  });

  it('of a section that is taken out of the catalogue come together, too', () => {
    expect(transform(withImport('const { menu } = texts;'))).toBe(
      withImport('const { menu } = { menu: ({"title":"Menu"}) };'),
    );
  });

  it('are not looked for in modules that use another thing of that name', () => {
    expect(transform('const texts = {}; texts.search.none')).toBeUndefined();
  });

  it('that do not exist stop the build', () => {
    expect(() => transform(withImport('texts.search.lost'))).toThrow(
      'There is no text "search.lost".',
    );
  });
});
