import { posix } from 'node:path';
import type { Problem } from '../../diagnostics/problem';
import { toSpecsFolder } from '../document/api-path';

/**
 * Why a reference's file may not be read, judged by its path alone: opens no file.
 */
export function findReferenceProblem(
  from: string,
  path: string,
): Required<Pick<Problem, 'message' | 'hint'>> | undefined {
  if (path === '') return undefined;
  if (/^(?:[a-z][a-z\d+.-]*:|[/\\]{2})/i.test(path)) {
    return {
      message: `"$ref: ${path}" is a URL outside this project, which is not fetched.`,
      hint: 'Save its target below specs/, and refer to that file.',
    };
  }
  const folder = toSpecsFolder(from);
  const target = posix.join(posix.dirname(from), path.replaceAll('\\', '/'));
  if (path.startsWith('/') || !target.startsWith(`${folder}/`) || /%2e|%2f|%5c|\0/i.test(path)) {
    return {
      message: `"$ref: ${path}" points outside ${folder}/ and is not read.`,
      hint: `Move the file below ${folder}/.`,
    };
  }
  return undefined;
}
