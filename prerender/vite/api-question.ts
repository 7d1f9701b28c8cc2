import { relative } from 'node:path';

/** A request for a module of an OpenAPI file, by the id of the module. */
export interface AskedModule {
  /** The absolute path of the file. */
  readonly path: string;
  /** What is asked of it, as in `api.yaml?operation=create-team`. */
  readonly question: string;
  /** The operation or schema that is asked for, decoded; empty if there is none. */
  readonly name: string;
}

/** The ids of the modules of OpenAPI files, and of some others. */
export const QUESTION =
  /^(.+\.(?:ya?ml|json))\?(?:.*&)?(summary|reference|overview|operation|errors|schemas|schema|fields|home|values)(?:=([^&]*))?/;

/** Reads the id of a module; undefined for one that is no question to a file of a version's `specs` folder. */
export function readQuestion(root: string, id: string): AskedModule | undefined {
  const [, path, question = '', encoded = ''] = QUESTION.exec(id) ?? [];
  if (path === undefined || !isSpec(relative(root, path))) return undefined;
  return { path, question, name: decodeURIComponent(encoded) };
}

/** Whether a file is below a version's `specs` folder. */
function isSpec(file: string): boolean {
  return /(?:^|\/)specs\/.+\.(?:ya?ml|json)$/.test(file);
}
