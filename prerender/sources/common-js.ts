import { readFileSync, realpathSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import { parseSync, transformWithOxc } from 'vite';

/** True for a module that exports its value as CommonJS: `module.exports = …`. */
export function isCommonJs(text: string): boolean {
  const { program } = parseSync('module.ts', text);
  const isEsm = program.body.some(({ type }) => /^(?:Import|Export)/.test(type));
  return !isEsm && /\b(?:module\s*\.\s*)?exports\b/.test(text);
}

/**
 * Evaluates a CommonJS module anew, and the ones that it requires by path.
 *
 * Node.js itself would read it as an ECMAScript module: that is what the package of the site declares.
 */
export async function loadCommonJs(path: string): Promise<unknown> {
  const { code } = await transformWithOxc(readFileSync(path, 'utf8'), path, {
    lang: 'ts',
    sourceType: 'script',
  });
  return evaluate(path, code, new Map());
}

interface Module {
  exports: unknown;
}

function evaluate(path: string, code: string, loaded: Map<string, Module>): unknown {
  const module: Module = { exports: {} };
  loaded.set(path, module);
  const toValue = (name: string) => requireFrom(path, name, loaded);
  const require = Object.assign(toValue, { resolve: createRequire(path).resolve });
  // The file is code of this project, which every build runs.
  // oxlint-disable-next-line typescript/no-implied-eval
  const run = new Function('module', 'exports', 'require', '__filename', '__dirname', code) as (
    ...values: readonly unknown[]
  ) => void;
  run(module, module.exports, require, path, dirname(path));
  return module.exports;
}

function requireFrom(from: string, name: string, loaded: Map<string, Module>): unknown {
  const path = /^\.{0,2}\//.test(name) ? findModule(resolve(dirname(from), name)) : undefined;
  if (path === undefined || path.endsWith('.json')) return createRequire(from)(name) as unknown;
  const known = loaded.get(path);
  return known === undefined ? evaluate(path, readFileSync(path, 'utf8'), loaded) : known.exports;
}

function findModule(path: string): string | undefined {
  const candidates = ['', '.js', '.cjs', '/index.js'].map((ending) => path + ending);
  const found = candidates.find((each) => statSync(each, { throwIfNoEntry: false })?.isFile());
  return found === undefined ? undefined : realpathSync(found);
}
