import { worker } from 'workerpool';
import { compileGuides } from './compile-guides';
import { makeApi } from './make-api';
import { renderPages } from './render-pages';

/** The work of a build that is divided among processes; each task takes and returns plain data. */
export const tasks = { compileGuides, makeApi, renderPages };

export type Tasks = typeof tasks;

/** The entry of each process, which works until its parent stops it. */
export function run(): void {
  worker({ ...tasks });
}
