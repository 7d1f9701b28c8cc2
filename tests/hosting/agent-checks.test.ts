import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { resolve } from 'node:path';
import type { Nodes } from 'mdast';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSiteServer, listen } from '../../prerender/cli/serve';
import type { HtmlElement, HtmlNode } from '../../prerender/html/html-tree';
import { findElement, listElements, parseHtml } from '../../prerender/html/html-tree';
import { listUrls, readTwin, toWords } from '../pages/fixtures/read-twin';
import type { NginxServer } from './fixtures/nginx-server';
import { startNginx } from './fixtures/nginx-server';
import { listTexts } from './fixtures/page-texts';

/*
 * The checks of https://github.com/agent-ecosystem/agent-docs-spec for documentation that coding agents read, over the
 * built site. A page passes if it would pass there, not if it would only be warned of.
 */

const client = resolve('dist/client');
const addresses = Array.from(
  readFileSync(`${client}/sitemap.xml`, 'utf8').matchAll(/<loc>([^<]*)<\/loc>/g),
  ([, url = '']) => new URL(url),
);
const home = addresses[0]?.origin ?? '';
/** The gate checks a fifth of the pages. */
const paths = addresses
  .map(({ pathname }) => pathname)
  .filter((_, index) => process.env['TEST_TIER'] === 'all' || index % 5 === 0);

interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

let nginx: NginxServer | undefined;
let preview: Server | undefined;
const origins: Record<string, string> = {};

beforeAll(async () => {
  nginx = await startNginx(client);
  preview = createSiteServer(client, '/');
  origins['nginx'] = nginx.origin;
  origins['npm run preview'] = `http://127.0.0.1:${await listen(preview, 0)}`;
});

afterAll(async () => {
  preview?.closeAllConnections();
  preview?.close();
  await nginx?.stop();
});

/** Reads each text once: both servers send the same. */
function once<Value>(read: (text: string) => Value): (text: string) => Value {
  const known = new Map<string, Value>();
  return (text) => {
    const value = known.get(text) ?? read(text);
    known.set(text, value);
    return value;
  };
}

const read = once((text) => readTwin(text));
const parse = once(parseHtml);

const toTwin = (path: string) => (path === '/' ? '/index.md' : `${path.replace(/\/$/, '')}.md`);

/** What converters leave out: what is no text, and the navigation around it. */
function toText(node: HtmlNode): string {
  if (typeof node === 'string') return node.replaceAll(/\s+/g, ' ');
  return /^(?:head|script|style|svg|nav|select)$/.test(node.name)
    ? ''
    : node.children.map(toText).join('');
}

function findArticle(html: string): HtmlElement | undefined {
  return findElement(parse(html), ({ name }) => name === 'article' || name === 'main');
}

describe.each(['npm run preview', 'nginx'])('%s', (server) => {
  const known = new Map<string, Promise<Answer>>();
  const load = async (path: string, headers: Record<string, string> = {}): Promise<Answer> => {
    const response = await fetch((origins[server] ?? '') + path, { redirect: 'manual', headers });
    return { status: response.status, headers: response.headers, text: await response.text() };
  };
  const get = (path: string, accept?: string): Promise<Answer> => {
    const key = `${accept ?? ''} ${path}`;
    const answer = known.get(key) ?? load(path, accept === undefined ? {} : { accept });
    known.set(key, answer);
    return answer;
  };
  /** The indexes, from the one at the root. */
  const listIndexes = async (path = '/llms.txt'): Promise<readonly Answer[]> => {
    const index = await get(path);
    const urls = listUrls(read(index.text).nodes).filter((url) =>
      /\/llms(?:-\d+)?\.txt$/.test(url),
    );
    const below = await Promise.all(urls.map((url) => listIndexes(new URL(url).pathname)));
    return [index, ...below.flat()];
  };
  const listLinks = async (): Promise<readonly URL[]> => {
    const indexes = await listIndexes();
    return indexes.flatMap(({ text }) => listUrls(read(text).nodes).map((url) => new URL(url)));
  };
  /** The paths of the pages that fail a test. */
  const listFailing = async (test: (path: string) => Promise<boolean>): Promise<string[]> => {
    const failing: string[] = [];
    for (const path of paths) if (!(await test(path))) failing.push(path);
    return failing;
  };
  const getTwin = (path: string) => get(toTwin(path));

  it('llms-txt-exists', async () => {
    const { status, headers } = await get('/llms.txt');
    expect([status, headers.get('content-type')]).toEqual([
      200,
      expect.stringContaining('text/plain'),
    ]);
  });

  it('llms-txt-valid', async () => {
    for (const { text } of await listIndexes()) {
      expect(text).toMatch(/^# .+\n\n> .+\n\n## .+\n\n- \[/);
      const lines = text.split('\n').filter((line) => line !== '' && !/^(?:# |> |## )/.test(line));
      expect(lines.filter((line) => !/^- \[.+\]\(https?:\S+\)(?:: .+)?$/.test(line))).toEqual([]);
    }
  });

  it('llms-txt-links-resolve', async () => {
    const lost = [];
    for (const { origin, pathname } of await listLinks()) {
      const isThere = origin === home && (await get(pathname)).status === 200;
      if (!isThere) lost.push(origin + pathname);
    }
    expect(lost).toEqual([]);
  });

  it('llms-txt-size', async () => {
    for (const { text } of await listIndexes()) expect(text.length).toBeLessThan(50_000);
  });

  it('llms-txt-links-markdown', async () => {
    const links = await listLinks();
    expect(
      links.filter(({ pathname }) => !/(?:\.md|\/llms(?:-full|-\d+)?\.txt)$/.test(pathname)),
    ).toEqual([]);
  });

  it('llms-txt-directive-html', async () => {
    expect(
      await listFailing(async (path) => {
        const text = toText(findArticle((await get(path)).text) ?? '');
        const place = text.indexOf('/llms.txt');
        return path === '/' || (place >= 0 && place < text.length / 2);
      }),
    ).toEqual([]);
  });

  it('llms-txt-directive-md', async () => {
    expect(
      await listFailing(async (path) => {
        const { text } = await getTwin(path);
        return /^---\n[^]*?\n---\n\n> .*\[llms\.txt\]\(https?:\S+\/llms\.txt\)/.test(text);
      }),
    ).toEqual([]);
  });

  it('markdown-url-support', async () => {
    expect(
      await listFailing(async (path) => {
        const { status, headers } = await getTwin(path);
        return status === 200 && headers.get('content-type') === 'text/markdown; charset=utf-8';
      }),
    ).toEqual([]);
  });

  it('content-negotiation', async () => {
    expect(
      await listFailing(async (path) => {
        const [twin, asked] = [await getTwin(path), await get(path, 'text/markdown')];
        const type = asked.headers.get('content-type');
        return asked.text === twin.text && type === 'text/markdown; charset=utf-8';
      }),
    ).toEqual([]);
  });

  it('rendering-strategy', async () => {
    expect(
      await listFailing(async (path) => {
        const article = findArticle((await get(path)).text);
        const blocks =
          article && listElements(article, ({ name }) => /^(?:h[1-6]|p|li)$/.test(name));
        return (blocks?.length ?? 0) >= 3;
      }),
    ).toEqual([]);
  });

  it('page-size-markdown', async () => {
    expect(await listFailing(async (path) => (await getTwin(path)).text.length < 50_000)).toEqual(
      [],
    );
  });

  it('page-size-html', async () => {
    expect(
      await listFailing(async (path) => toText(parse((await get(path)).text)).length < 50_000),
    ).toEqual([]);
  });

  it('content-start-position', async () => {
    expect(
      await listFailing(async (path) => {
        const document = parse((await get(path)).text);
        const [text, title] = [
          toText(document),
          findElement(document, ({ name }) => name === 'h1'),
        ];
        const start = text.indexOf(toText(title ?? ''));
        // Of a page of a few words, a name in the header is a large part.
        return start >= 0 && start < Math.max(text.length / 10, 200);
      }),
    ).toEqual([]);
  });

  it('tabbed-content-serialization', async () => {
    expect(
      await listFailing(async (path) => {
        const document = parse((await get(path)).text);
        const panels = listElements(
          document,
          ({ attributes }) => attributes['role'] === 'tabpanel',
        );
        return panels.map(toText).join('').length < 50_000;
      }),
    ).toEqual([]);
  });

  it('section-header-quality', async () => {
    expect(
      await listFailing(async (path) => {
        const { titles } = read((await getTwin(path)).text);
        const repeated = titles.filter((title, index) => titles.indexOf(title) !== index);
        return repeated.length <= titles.length / 4;
      }),
    ).toEqual([]);
  });

  it('markdown-code-fence-validity', async () => {
    const isValid = (text: string): boolean => {
      const hasOpen = (node: Nodes): boolean => {
        if (node.type === 'code') {
          const { start, end } = node.position ?? {};
          const lines = text.split('\n').slice((start?.line ?? 1) - 1, end?.line);
          const fence = /(`{3,}|~{3,})/.exec(lines[0] ?? '')?.[1];
          return fence !== undefined && !lines.at(-1)?.trim().startsWith(fence);
        }
        return 'children' in node && node.children.some(hasOpen);
      };
      return !read(text).nodes.some(hasOpen);
    };
    expect(await listFailing(async (path) => isValid((await getTwin(path)).text))).toEqual([]);
    for (const { text } of await listIndexes()) expect(isValid(text)).toBe(true);
  });

  it('http-status-codes', async () => {
    for (const path of ['/docs/no-such-page', '/docs/no-such-page.md', '/no/llms.txt'])
      for (const accept of ['*/*', 'text/markdown'])
        expect((await get(path, accept)).status).toBe(404);
  });

  it('redirect-behavior', async () => {
    expect(
      await listFailing(async (path) => {
        const { status, text } = await get(path);
        return status === 200 && !/http-equiv="refresh"|window\.location\s*=/.test(text);
      }),
    ).toEqual([]);
  });

  it('llms-txt-coverage', async () => {
    const listed = new Set((await listLinks()).map(({ pathname }) => pathname));
    expect(paths.filter((path) => !listed.has(toTwin(path)))).toEqual([]);
  });

  it('markdown-content-parity', async () => {
    expect(
      await listFailing(async (path) => {
        const article = findArticle((await get(path)).text);
        const twin = toWords(read((await getTwin(path)).text).nodes);
        const texts = article === undefined ? [] : listTexts(article).filter((text) => text !== '');
        // Two links beside each other have a space between them.
        const toDense = (text: string) => text.replaceAll(' ', '');
        const lost = texts.filter((text) => !toDense(twin).includes(toDense(text)));
        // The data of an API's pages are compared in `twin-parity.test.ts`: their words are those of lists, not of tabs.
        return path.includes('/api/') || texts.length < 10 || lost.length < texts.length / 20;
      }),
    ).toEqual([]);
  });

  it('cache-header-hygiene', async () => {
    for (const path of ['/llms.txt', ...paths.slice(0, 20).map(toTwin)]) {
      const { headers } = await get(path);
      expect(headers.get('cache-control') ?? 'no-cache').toMatch(/no-cache|must-revalidate/);
      expect(headers.get('etag') ?? headers.get('last-modified')).not.toBeNull();
    }
  });

  it('auth-gate-detection, for which auth-alternative-access need not provide', async () => {
    expect(
      await listFailing(async (path) => {
        const { status, text } = await get(path);
        return status === 200 && !/<input[^>]*type="password"/.test(text);
      }),
    ).toEqual([]);
  });
});
