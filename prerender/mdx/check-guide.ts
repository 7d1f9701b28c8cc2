import { compile } from '@mdx-js/mdx';
import type { CompileOptions } from '@mdx-js/mdx';
import { VFile } from 'vfile';
import type { Problem } from '../../src/model/problem';
import { toMdxProblem } from './to-mdx-problem';

/** Everything that is wrong with a guide's text by itself: its syntax, its components, its links. */
export async function checkGuide(
  file: string,
  source: string,
  options: CompileOptions,
): Promise<readonly Problem[]> {
  const vfile = new VFile({ path: file, value: source });
  try {
    await compile(vfile, options);
  } catch (error) {
    return [toMdxProblem(file, error)];
  }
  return vfile.messages.map((message) => toMdxProblem(file, message));
}
