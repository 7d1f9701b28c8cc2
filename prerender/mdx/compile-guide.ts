import mdx from '@mdx-js/rollup';
import type { VFile } from 'vfile';
import type { Problem } from '../diagnostics/problem';
import { createMdxOptions } from './mdx-options';
import type { MdxSettings } from './page/mdx-settings';
import { toMdxProblem } from './to-mdx-problem';

/** A guide as a module, with everything that is wrong with its text. */
export interface CompiledGuide {
  /** Empty where the syntax is wrong. */
  readonly code: string;
  readonly problems: readonly Problem[];
  /** Absolute paths of the files that it was made from besides its own. */
  readonly dependencies: readonly string[];
}

/** Compiles the text of a guide; `file` is its path from the project's root. */
export type CompileGuide = (file: string, source: string) => Promise<CompiledGuide>;

type Transform = (source: string, id: string) => Promise<{ readonly code: string }>;

/** Creates the one compiler of guides: for the build, for development and for checks. */
export function createGuideCompiler(settings: MdxSettings): CompileGuide {
  const options = createMdxOptions(settings);
  const files = new Map<string, VFile>();
  const keepFile = () => (_tree: unknown, file: VFile) => void files.set(file.path, file);
  const transform = mdx({
    ...options,
    remarkPlugins: [keepFile, ...(options.remarkPlugins ?? [])],
  }).transform as Transform;
  return async (file, source) => {
    try {
      const { code } = await transform(source, file);
      return { code, ...readMessages(file, files) };
    } catch (error) {
      const { problems, dependencies } = readMessages(file, files);
      return {
        code: '',
        problems: toUnique([...problems, toMdxProblem(file, error)]),
        dependencies,
      };
    } finally {
      files.delete(file);
    }
  };
}

function readMessages(
  file: string,
  files: ReadonlyMap<string, VFile>,
): Omit<CompiledGuide, 'code'> {
  const read = files.get(file);
  return {
    problems: (read?.messages ?? []).map((message) => toMdxProblem(file, message)),
    dependencies: read?.data.dependencies ?? [],
  };
}

/** A message that ends the compilation is both thrown and kept. */
function toUnique(problems: readonly Problem[]): readonly Problem[] {
  return [...new Map(problems.map((problem) => [JSON.stringify(problem), problem])).values()];
}
