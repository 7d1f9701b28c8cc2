import { parse } from 'yaml';
import { isObject } from '../../../src/model/json-object';

/**
 * Reads the title of an API without parsing the rest of its file, which takes seconds for a large one; undefined
 * if only the whole file can tell.
 */
export function readSpecTitle(file: string, text: string): string | undefined {
  try {
    const document: unknown = file.endsWith('.json')
      ? JSON.parse(text)
      : parse(cutInfo(text), { logLevel: 'error' });
    const info = isObject(document) ? document['info'] : undefined;
    const title = isObject(info) ? info['title'] : undefined;
    return typeof title === 'string' && title.trim() !== '' ? title : undefined;
  } catch {
    // Whoever needs the rest of the file tells what is wrong with it.
    return undefined;
  }
}

/** The lines of the one `info` at the top level of a YAML file; empty if there is none, or another. */
function cutInfo(text: string): string {
  const [info = '', ...others] = `${text}\n`.match(/^info:.*\r?\n(?:(?:[ \t#].*)?\r?\n)*/gm) ?? [];
  return others.length === 0 ? info : '';
}
