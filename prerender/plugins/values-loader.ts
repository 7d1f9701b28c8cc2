import { createHash } from 'node:crypto';
import type { Rolldown } from 'vite';
import type { CheckedCall } from '../../src/model/request/call';

/** What it takes of the hook in which it is asked for. */
export type ValuesContext = Pick<Rolldown.PluginContext, 'environment' | 'emitFile'>;

/**
 * An expression for what loads the values of an operation, which only few readers ask for.
 *
 * For browsers they are a file that is fetched then: as modules, the bundler would read each of them.
 * While pages are prerendered, nobody fills in values.
 */
export function toValuesLoader(
  context: ValuesContext,
  id: string,
  find: () => CheckedCall | undefined,
): string {
  const { name, mode, config } = context.environment;
  if (name !== 'client') return NOTHING;
  if (mode !== 'build')
    return `() => import(${JSON.stringify(id)}).then((values) => values.default)`;
  const call = find();
  if (call === undefined) return NOTHING;
  const source = JSON.stringify(call);
  const hash = createHash('sha256').update(source).digest('hex').slice(0, 16);
  const fileName = `assets/values/${hash}.json`;
  context.emitFile({ type: 'asset', fileName, source });
  return `() => fetch(${JSON.stringify(config.base + fileName)}).then((file) => file.json())`;
}

const NOTHING = '() => Promise.resolve(null)';
