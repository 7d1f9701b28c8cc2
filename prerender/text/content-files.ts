import { createHash } from 'node:crypto';

/** A short name for a text: other texts have other names. */
export function hashContent(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

/** Adds a JSON file beside the pages, in a folder of `assets`; returns its site path. */
export type AddFile = (folder: string, data: unknown) => string;

/** Names each file after what it holds, so that hosts may keep it for ever; `write` takes it by its site path. */
export function createFileAdder(write: (path: string, text: string) => void): AddFile {
  return (folder, data) => {
    const text = JSON.stringify(data);
    const path = `/assets/${folder}/${hashContent(text)}.json`;
    write(path, text);
    return path;
  };
}
