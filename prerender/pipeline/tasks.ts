import { worker } from 'workerpool';
import type { CompileRequest } from './compile-guides';
import type { ApiRequest } from './make-api';
import type { RenderRequest } from './render-pages';

/**
 * The work of a build that is divided among processes; each task takes and returns plain data. A process loads what
 * its tasks need: all of it takes seconds, and a build in which little has changed needs little.
 */
export const tasks = {
  compileGuides: async (request: CompileRequest) =>
    (await import('./compile-guides')).compileGuides(request),
  makeApi: async (request: ApiRequest) => (await import('./make-api')).makeApi(request),
  renderPages: async (request: RenderRequest) =>
    (await import('./render-pages')).renderPages(request),
};

export type Tasks = typeof tasks;

/** The entry of each process, which works until its parent stops it. */
export function run(): void {
  worker({ ...tasks });
}
