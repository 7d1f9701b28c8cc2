import { posix } from 'node:path';
import type { PlainNode } from '../../src/model/guides/plain-body';
import type { CompileFile } from './guide-section';

/** The text of a guide as data, with that of the partials that it includes. */
export async function loadGuideNodes(
  file: string,
  compile: CompileFile,
  around: readonly string[] = [],
): Promise<readonly PlainNode[]> {
  const { plain, nodes = [] } = await compile(file);
  if (plain !== undefined) return plain.nodes;
  const files = [...around, file];
  const include = async (node: PlainNode): Promise<readonly PlainNode[]> => {
    if (typeof node === 'string') return [node];
    const [name, properties, children] = node;
    if (!/\.mdx?$/.test(name)) return [[name, properties, await includeAll(children)]];
    const partial = posix.resolve('/', posix.dirname(file), name).slice(1);
    // One that includes itself is a mistake, which its page shows.
    return files.includes(partial) ? [] : loadGuideNodes(partial, compile, files);
  };
  const includeAll = async (inner: readonly PlainNode[]): Promise<readonly PlainNode[]> =>
    (await Promise.all(inner.map(include))).flat();
  return includeAll(nodes);
}
