import type { Plugin } from 'vite';

/**
 * In development, serves packages without source maps: these are two thirds of what a first page loads, the
 * server makes each anew, and what they lead to reads like the code itself.
 */
export function leanDependencies(): Plugin {
  return {
    name: 'easier:lean-dependencies',
    apply: 'serve',
    config: () => ({ optimizeDeps: { rolldownOptions: { plugins: [withoutMaps] } } }),
    transform: {
      // Vite would map the code to itself, were it not said that there is no map.
      order: 'post',
      filter: { id: /[/\\]\.vite[/\\]deps[/\\]/ },
      handler: (code) => ({ code, map: { mappings: '' } }),
    },
  };
}

const withoutMaps = {
  name: 'easier:without-maps',
  outputOptions: <Options extends object>(options: Options) => ({ ...options, sourcemap: false }),
};
