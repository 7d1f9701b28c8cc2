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
  // A file is what it is. The folder of a version may end in `.x`.
  if (/\.[a-z][a-z\d]+$/i.test(pathname)) return next?.();
  const page = pathname.replace(/\/$/, '');
  const files = prefersMarkdown(request.headers.get('accept') ?? '')
    ? [`${page}.md`, `${page}/index.md`]
    : [];
  for (const file of files) {
    const found = await load(new URL(file, request.url));
    if (found.ok)
      return withHeaders(found, {
        'Content-Type': 'text/markdown; charset=utf-8',
        'X-Robots-Tag': 'noindex',
        Link: toLinks(page, `<${page || '/'}>; rel="canonical"`),
      });
  }
  const response = await next?.();
  const twin = `<${page || '/index'}.md>; rel="alternate"; type="text/markdown"`;
  return withHeaders(response, response?.ok && page !== '/search' && { Link: toLinks(page, twin) });
}

/** The index that covers a page is that of its API, or that of the site. Add the folders of versions and languages. */
function toLinks(page, link) {
  const [api = ''] = /^\/docs\/api\/[^/]+/.exec(page) ?? [];
  return `${link}, <${api}/llms.txt>; rel="describedby"; type="text/plain"`;
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
