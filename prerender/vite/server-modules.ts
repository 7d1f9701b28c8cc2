import type { EnvironmentModuleNode, ViteDevServer } from 'vite';

/** The modules of the server that no browser has, such as a table of guides. */
export function listServerModules(
  modules: readonly EnvironmentModuleNode[],
  { environments }: Pick<ViteDevServer, 'environments'>,
): readonly EnvironmentModuleNode[] {
  const { moduleGraph } = environments.client;
  return modules.filter(({ id }) => id !== null && moduleGraph.getModuleById(id) === undefined);
}
