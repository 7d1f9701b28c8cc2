// Answers with the Markdown of a page, which is beside it, when a request prefers that: agents do, browsers do not.
// Copy it to netlify/edge-functions/markdown.js for Netlify, to middleware.js for Vercel, and to
// functions/_middleware.js for Cloudflare Pages.

/** For Netlify and Vercel. */
export const config = { path: '/*', excludedPath: '/assets/*', matcher: '/((?!assets/).*)' };

/** Netlify passes a context; Vercel goes on by itself if nothing is returned, and has `Vary` from vercel.json. */
export default function onEdge(request, context) {
  return answer(request, fetch, context?.next && (() => context.next()));
}

/** For Cloudflare Pages. */
export function onRequest({ request, env, next }) {
  return answer(request, (url) => env.ASSETS.fetch(url), next);
}

async function answer(request, load, next) {
  const { pathname } = new URL(request.url);
  // On Vercel, its links are in vercel.json.
  if (pathname.endsWith('.md')) return toMarkdown(await next?.());
  const page = pathname.replace(/\/$/, '');
  const files = prefersMarkdown(request.headers.get('accept') ?? '')
    ? [`${page}.md`, `${page}/index.md`]
    : [];
  for (const file of files) {
    const found = await load(new URL(file, request.url));
    if (found.ok) return withHeaders(await toMarkdown(found), {});
  }
  const response = await next?.();
  // A file is what it is.
  if (!response?.headers.get('content-type')?.startsWith('text/html')) return response;
  const [home] = LANGUAGE.exec(page) ?? [];
  const twin = `<${page === home ? `${page}/index` : page}.md>; rel="alternate"; type="text/markdown"`;
  const [index] = INDEXED.exec(page) ?? [];
  const links = `${page === `${home}/search` ? '' : `${twin}, `}<${index}/llms.txt>; ${DESCRIBED}`;
  return withHeaders(response, response.ok && { Link: links });
}

/** The home page of the site, or of a language: no other page at the root has two letters. */
const LANGUAGE = /^(?:\/[a-z]{2}(?:-[A-Za-z]+)?(?=\/|$))?/;

/** The folder whose index covers a page: of its API, its version, its language, or the site. */
const INDEXED = new RegExp(
  `${LANGUAGE.source}(?:/docs(?:/V)?/api/[^/]+|/docs/V(?=/|$))?`.replaceAll(
    'V',
    '(?:next|v?\\d+(?:\\.[\\dx]+)*)',
  ),
);

const DESCRIBED = 'rel="describedby"; type="text/plain"';

/** Its own first lines name its page and its index. */
async function toMarkdown(response) {
  if (!response?.ok) return response;
  const text = await response.clone().text();
  const [, page] = /^---\n[^]*?^url: "?([^\s"]+)/m.exec(text) ?? [];
  const [, index] = /^> .*\]\((\S+\/llms\.txt)\)/m.exec(text) ?? [];
  const changed = new Response(response.body, response);
  changed.headers.set('Content-Type', 'text/markdown; charset=utf-8');
  changed.headers.set('X-Robots-Tag', 'noindex');
  // A redirect to a moved page has no front matter.
  if (page && index)
    changed.headers.set('Link', `<${page}>; rel="canonical", <${index}>; ${DESCRIBED}`);
  return changed;
}

/** True if Markdown is named, with a quality not below that of HTML. */
function prefersMarkdown(accept) {
  const qualities = new Map(
    accept
      .toLowerCase()
      .split(',')
      .map((range) => {
        const [type, ...parameters] = range.split(';').map((part) => part.trim());
        const quality = parameters.find((one) => one.startsWith('q='));
        return [type, quality === undefined ? 1 : Number(quality.slice(2))];
      }),
  );
  const markdown = qualities.get('text/markdown') ?? 0;
  return markdown > 0 && markdown >= (qualities.get('text/html') ?? 0);
}

function withHeaders(response, headers) {
  if (response === undefined) return undefined;
  const changed = new Response(response.body, response);
  for (const [name, value] of Object.entries(headers || {})) changed.headers.set(name, value);
  changed.headers.append('Vary', 'Accept');
  return changed;
}
