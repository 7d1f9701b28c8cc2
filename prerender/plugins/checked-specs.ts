import type { Plugin, ResolvedConfig } from 'vite';
import type { SpecStore } from '../openapi/spec-store';

const NAME = 'easier:checked-specs';

/** Hands the specs that were read to check them to the plugin that makes pages of them. */
export function checkedSpecs(specs: SpecStore): Plugin<SpecStore> {
  return { name: NAME, api: specs };
}

/** The specs that were checked before; undefined where nobody has, as in development. */
export function findCheckedSpecs({ plugins }: ResolvedConfig): SpecStore | undefined {
  return plugins.find(({ name }) => name === NAME)?.api as SpecStore | undefined;
}
