import { escapeInvisible } from '../samples/syntax/literal';

/** A comment of a script or of a `.http` file, which a line break would end. */
export function toComment(words: string, mark = '#'): string {
  return `${mark} ${escapeInvisible(words)}`;
}
