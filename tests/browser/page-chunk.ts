import { readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { getSitePage, siteFolder } from './site-pages';

/** The file name of the script that holds a guide's text, found by the anchors of its headings. */
export function getBodyChunk(path: string): string {
  const [, article = ''] = getSitePage(path).html.split('<article');
  const ids = [...article.matchAll(/<h[23] id="([^"]+)"/g)].map((match) => match[1] ?? '');
  const [chunk, ...others] = listScripts().filter((file) => {
    const script = readFileSync(join(siteFolder, file), 'utf8');
    return ids.every((id) => script.includes(id));
  });
  if (chunk === undefined || others.length > 0)
    throw new Error(`The text of ${path} is not in exactly one script.`);
  return basename(chunk);
}

function listScripts(): readonly string[] {
  return readdirSync(siteFolder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.js'),
  );
}
