import { createHash } from 'node:crypto';
import { relative, sep } from 'node:path';

/** A class name in CSS begins with neither a digit nor, before a digit, a hyphen. */
const FIRST = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz_';

/** Among the 350 classes of this site, the chance that two get the same name is below one percent. */
const LENGTH = 4;

/**
 * Names the classes of CSS modules by hashes, as short as they can be: pages, scripts and the style sheet repeat
 * them thousands of times, and no compression makes a hash shorter. Throws if two classes would have one name.
 */
export function createClassNames(root: string): (name: string, file: string) => string {
  const taken = new Map<string, string>();
  return (name, file) => {
    const path = relative(root, file.split('?')[0] ?? '').split(sep);
    const id = `.${name} of ${path.join('/')}`;
    const hash = createHash('sha256').update(id).digest();
    const short = `${FIRST[(hash[0] ?? 0) % FIRST.length]}${hash.toString('base64url').slice(2, LENGTH + 1)}`;
    const other = taken.get(short) ?? id;
    if (other !== id) throw new Error(`${id} and ${other} have the same name: rename one of them.`);
    taken.set(short, id);
    return short;
  };
}
