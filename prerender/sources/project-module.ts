import { createRunnableDevEnvironment, resolveConfig } from 'vite';
import type { InlineConfig } from 'vite';
import { ModuleRunner } from 'vite/module-runner';

/**
 * Evaluates a TypeScript module of the project anew, together with the modules that it imports.
 *
 * Vite's own `runnerImport` gives up after a minute, even if this very process was busy all the while.
 */
export async function loadProjectModule<T>(root: string, path: string): Promise<T> {
  const config = await resolveConfig(toOptions(root), 'serve');
  const environment = createRunnableDevEnvironment('inline', config, {
    hot: false,
    runner: ({ hot }) =>
      new ModuleRunner({ hmr: false, transport: { invoke: (call) => hot.handleInvoke(call) } }),
  });
  await environment.init();
  try {
    return await environment.runner.import<T>(path);
  } finally {
    await environment.close();
  }
}

function toOptions(root: string): InlineConfig {
  return {
    root,
    cacheDir: root,
    configFile: false,
    envDir: false,
    logLevel: 'silent',
    environments: {
      inline: {
        consumer: 'server',
        dev: { moduleRunnerTransform: true },
        // Packages are imported by Node.js, as they are.
        resolve: { external: true, mainFields: [], conditions: ['node'] },
      },
    },
  };
}
