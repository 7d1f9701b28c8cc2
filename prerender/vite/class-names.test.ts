import { describe, expect, it } from 'vitest';
import { createClassNames } from './class-names';

describe('the name of a class', () => {
  it('is short, and the same in every checkout and every build', () => {
    const name = createClassNames('/a')('tab', '/a/src/tabs.module.css');
    expect(name).toMatch(/^[A-Za-z_][\w-]{3}$/);
    expect(createClassNames('/b/c')('tab', '/b/c/src/tabs.module.css?used')).toBe(name);
  });

  it('is another in another file, and for another class', () => {
    const toName = createClassNames('/a');
    const names = [
      toName('tab', '/a/src/tabs.module.css'),
      toName('tab', '/a/src/other.module.css'),
      toName('list', '/a/src/tabs.module.css'),
    ];
    expect(new Set(names).size).toBe(3);
  });

  it('is never that of another class', () => {
    const toName = createClassNames('/a');
    expect(() => {
      for (let index = 0; index < 100_000; index++) toName(`class-${index}`, '/a/a.module.css');
    }).toThrow(/^\.class-\d+ of a\.module\.css and \.class-\d+ of .+: rename one of them\.$/);
  });
});
