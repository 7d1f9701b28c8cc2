import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { loadApi } from '../../prerender/api/load-api';
import { createTextLoader } from '../../prerender/api/read/spec-files';
import { toHttpRequest } from '../../src/model/request/filled-template';
import type { HttpRequest } from '../../src/model/request/http-request';
import type { RequestTemplate } from '../../src/model/request/request-template';
import { toStartValues } from '../../src/model/request/start-values';
import { toPlainCode } from '../../src/model/text/code';

/** An API with what is published for other programs. */
export interface PublishedApi {
  readonly id: string;
  /** In the order of the collections. */
  readonly operations: readonly PublishedOperation[];
  readonly postman: string;
  readonly openCollection: string;
}

export interface PublishedOperation {
  readonly name: string;
  readonly template: RequestTemplate;
  /** The request of the first sample. */
  readonly request: HttpRequest;
}

/** The APIs in a folder. */
export async function loadApis(root: string, folder: string): Promise<readonly PublishedApi[]> {
  const files = (await readdir(join(root, folder))).filter((name) => /\.ya?ml$/.test(name));
  return Promise.all(files.map((name) => load(root, join(folder, name))));
}

async function load(root: string, file: string): Promise<PublishedApi> {
  const source = await readFile(join(root, file), 'utf8');
  const loadText = createTextLoader(root);
  const loaded = await loadApi({ file, source, path: '/', highlight: toPlainCode, loadText });
  if (loaded.kind === 'invalid') throw new Error(JSON.stringify(loaded.problems, undefined, 2));
  const { reference, summary, findTemplate, getDownloads } = loaded.api;
  const slugs = reference.groups.flatMap(({ operations }) => operations.map(({ slug }) => slug));
  const texts = new Map(getDownloads());
  const find = (end: string) => [...texts].find(([path]) => path.endsWith(end))?.[1] ?? '';
  return {
    id: summary.id,
    operations: slugs.flatMap((slug) => {
      const template = findTemplate(slug);
      if (template === undefined) return [];
      const request = toHttpRequest(template, toStartValues(template));
      return [{ name: `${summary.id} ${slug}`, template, request }];
    }),
    postman: find('.postman.json'),
    openCollection: find('.opencollection.yaml'),
  };
}
