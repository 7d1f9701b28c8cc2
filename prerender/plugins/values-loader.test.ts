import type { Environment } from 'vite';
import { describe, expect, it } from 'vitest';
import type { CheckedCall } from '../../src/model/request/call';
import type { ValuesContext } from './values-loader';
import { toValuesLoader } from './values-loader';

const call = { method: 'GET', path: '/teams' } as CheckedCall;

/** The loader of one environment, and the files that the build gets for it. */
function load(mode: 'build' | 'dev', name: string, find = (): CheckedCall | undefined => call) {
  const files: unknown[] = [];
  const context = {
    environment: { mode, name, config: { base: '/pr-7/' } } as Environment,
    emitFile: (file: unknown) => {
      files.push(file);
      return '';
    },
  } as ValuesContext;
  return { code: toValuesLoader(context, '/specs/a.yaml?values=get-a', find), files };
}

describe('what loads the values of an operation', () => {
  it('fetches a file below the base, named after its content', () => {
    const { code, files } = load('build', 'client');
    const [, fileName] = /fetch\("\/pr-7\/(assets\/values\/[\da-f]{16}\.json)"\)/.exec(code) ?? [];
    expect(files).toEqual([{ type: 'asset', fileName, source: JSON.stringify(call) }]);
  });

  it('fetches nothing for a webhook, which nobody calls', () => {
    const nothing = { code: '() => Promise.resolve(null)', files: [] };
    expect(load('build', 'client', () => undefined)).toEqual(nothing);
  });

  it('has nothing to load while pages are prerendered', () => {
    expect(load('build', 'ssr')).toEqual({ code: '() => Promise.resolve(null)', files: [] });
  });

  it('imports the module in development, so that it follows its file', () => {
    const { code, files } = load('dev', 'client');
    expect(code).toContain('import("/specs/a.yaml?values=get-a")');
    expect(files).toEqual([]);
  });
});
