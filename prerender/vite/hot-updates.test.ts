import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { toDataModule, toHotUpdate } from './hot-updates';

/** Converts an exported value to JSON and back, as a value from another context has other prototypes. */
function evaluate(value: unknown): unknown {
  const code = toDataModule(value).replace('export default', '');
  return JSON.parse(String(runInNewContext(`JSON.stringify(${code.trim().replace(/;$/, '')})`)));
}

describe('a data module', () => {
  it.each([
    [{ a: [1, 'two', null, { b: false }] }],
    ['quotes " and \' and ` and ${x}'],
    ['\\ \n \r \u2028 \u2029 \u0000'],
    ['</script><!--'],
    [JSON.parse('{"__proto__": {"a": 1}, "constructor": 2}')],
    [null],
    [[]],
  ])('exports its value: %j', (value: unknown) => {
    expect(JSON.stringify(evaluate(value))).toBe(JSON.stringify(value));
  });
});

interface Dispatched {
  readonly type: string;
  readonly detail: unknown;
}

/** Runs the code as a Vite module, with a mock of its hot context. */
function run(code: string): { accept: (next: unknown) => void; events: readonly Dispatched[] } {
  const events: Dispatched[] = [];
  let accept = (_next: unknown): void => undefined;
  runInNewContext(code.replaceAll('import.meta.hot', 'hot'), {
    hot: { accept: (callback: typeof accept) => (accept = callback) },
    window: { dispatchEvent: (event: Dispatched) => events.push(event) },
    CustomEvent: class {
      readonly type: string;
      readonly detail: unknown;
      constructor(type: string, init: { readonly detail: unknown }) {
        this.type = type;
        this.detail = init.detail;
      }
    },
  });
  return { accept: (next) => accept(next), events };
}

describe('the end of a content module', () => {
  it.each(['/content/docs/a.mdx?meta', `/content/it's "a".mdx`, '/a\n.mdx'])(
    'hands its new value to the page under its own name: %j',
    (id) => {
      const module = { default: 1 };
      const { accept, events } = run(toHotUpdate(id));
      accept(module);
      expect(events).toMatchObject([{ type: 'content:update', detail: { id, module } }]);
    },
  );

  it('dispatches nothing when the new module could not be loaded', () => {
    const { accept, events } = run(toHotUpdate('/a.mdx'));
    accept(undefined);
    expect(events).toEqual([]);
  });

  it('does nothing in a build, where there is no hot context', () => {
    expect(() =>
      runInNewContext(toHotUpdate('/a.mdx').replaceAll('import.meta.hot', 'undefined')),
    ).not.toThrow();
  });
});
