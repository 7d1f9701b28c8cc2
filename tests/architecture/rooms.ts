/** Everything that reads the sources and turns them into pages. */
const whatPagesAreMadeWith = [
  'content',
  'prerender/api',
  'prerender/diagnostics',
  'prerender/guides',
  'prerender/history',
  'prerender/html',
  'prerender/mdx',
  'prerender/pages',
  'prerender/samples',
  'prerender/search',
  'prerender/settings',
  'prerender/sources',
  'prerender/text',
  'src/model',
];

/**
 * The rooms of the project, and what each may import besides itself. A file belongs to the room with the
 * longest matching name. Rooms within these may import each other in one direction only: see "never in a
 * circle".
 */
export const rooms: Readonly<Record<string, readonly string[]>> = {
  'src/model': [],
  'src/ui': ['src/model'],
  'src/mdx': ['src/ui', 'src/model'],
  // Features never import each other: what one needs from another is passed as a prop.
  'src/guides': ['src/mdx', 'src/ui', 'src/model'],
  'src/api': ['src/mdx', 'src/ui', 'src/model'],
  'src/home': ['src/mdx', 'src/ui', 'src/model'],
  'src/shell': ['src/mdx', 'src/ui', 'src/model'],
  // The worker only by its URL, to start it.
  'src/search': ['src/mdx', 'src/ui', 'src/model', 'src/search/worker'],
  'src/search/worker': ['src/model'],
  // Pages as Markdown: the words of the features, and none of their components.
  'src/markdown': ['src/api', 'src/guides', 'src/home', 'src/mdx', 'src/ui', 'src/model'],
  'src/catalog': ['src/model', 'content'],
  'src/app': [
    'content',
    'src/api',
    'src/catalog',
    'src/guides',
    'src/home',
    'src/mdx',
    'src/model',
    'src/search',
    'src/shell',
    'src/ui',
  ],
  content: ['src/model'],

  // From the bottom up: each may import what is above it in this list.
  'prerender/sources': ['src/model'],
  'prerender/diagnostics': ['prerender/sources', 'src/model'],
  'prerender/html': ['src/model'],
  'prerender/settings': [
    'content',
    'prerender/diagnostics',
    'prerender/html',
    'prerender/sources',
    'src/model',
  ],
  'prerender/text': ['src/model'],
  'prerender/samples': ['prerender/diagnostics', 'src/model'],
  'prerender/search': ['prerender/html', 'src/model'],
  'prerender/mdx': [
    'prerender/diagnostics',
    'prerender/html',
    'prerender/sources',
    'prerender/text',
    'src/model',
  ],
  'prerender/guides': [
    'content',
    'prerender/diagnostics',
    'prerender/html',
    'prerender/mdx',
    'prerender/sources',
    'prerender/text',
    'src/model',
  ],
  'prerender/api': [
    'prerender/diagnostics',
    'prerender/samples',
    'prerender/sources',
    'prerender/text',
    'src/model',
  ],
  'prerender/diff': [
    'prerender/api',
    'prerender/diagnostics',
    'prerender/sources',
    'prerender/text',
    'src/model',
  ],
  // The versions of an API, for its pages.
  'prerender/history': [
    'prerender/api',
    'prerender/diagnostics',
    'prerender/diff',
    'prerender/sources',
    'prerender/text',
    'src/model',
  ],
  'prerender/review': [
    'prerender/api',
    'prerender/diagnostics',
    'prerender/diff',
    'prerender/html',
    'prerender/search',
    'prerender/text',
    'src/model',
  ],
  'prerender/pages': [
    'prerender/diagnostics',
    'prerender/guides',
    'prerender/mdx',
    'prerender/search',
    'prerender/text',
    'src/model',
  ],
  'prerender/vite': whatPagesAreMadeWith,
  'prerender/pipeline': [...whatPagesAreMadeWith, 'prerender/vite'],
  'prerender/import': [
    'prerender/diagnostics',
    'prerender/guides',
    'prerender/html',
    'prerender/sources',
    'prerender/text',
    'src/model',
  ],
  // The tools of agents, bundled for a program of their own: the parts of the app that need no browser.
  'prerender/agent': ['src/api', 'src/markdown', 'src/model', 'src/search/worker'],
  'prerender/cli': [
    'content',
    'prerender/api',
    'prerender/diff',
    'prerender/pipeline',
    'prerender/diagnostics',
    'prerender/guides',
    'prerender/import',
    'prerender/settings',
    'prerender/sources',
    'prerender/vite',
    'src/model',
  ],
  // The hooks that Vike calls.
  prerender: ['prerender/html', 'src/model'],

  // Tools for the project, which are not part of the site.
  tools: ['content', 'prerender', 'prerender/*', 'src/api', 'src/model', 'src/search/worker'],
};

/** The entry points for prerendering: of the app, and of its pages as Markdown. */
export const entries = new Set([
  'src/app/server.tsx',
  'src/app/client.tsx',
  'src/markdown/twin.ts',
  'src/markdown/llms-txt.ts',
  'src/markdown/parts.ts',
]);

/** Imports that break a rule for a good reason. An exception that is no longer needed fails, too. */
export const exceptions: readonly {
  readonly from: string;
  readonly to: string;
  readonly why: string;
}[] = [
  {
    from: 'prerender/pipeline/pool.ts',
    to: 'prerender/run.js',
    why: 'Only its address: a process of its own starts with it.',
  },
  {
    from: 'prerender/pipeline/feeds.ts',
    to: 'src/api/pages/texts.ts',
    why: 'A feed names the classes of changes as the page does.',
  },
  ...['src/api/pages/texts.ts', 'src/api/texts.ts'].map((to) => ({
    from: 'prerender/search/api-sections.ts',
    to,
    why: 'Search finds a section by the heading that its page shows.',
  })),
];

/** The only files that depend on Vike: they configure it, start it, or read its output. */
export const vikeFiles: readonly string[] = [
  'prerender/+config.ts',
  'prerender/+onRenderHtml.ts',
  'prerender/pipeline/bundled-app.ts',
  'prerender/pipeline/vike.ts',
  'vite.config.ts',
];

/** The room of a file: the one with the longest matching name. */
export function findRoom(file: string): string | undefined {
  return Object.keys(rooms)
    .filter((room) => file.startsWith(`${room}/`))
    .toSorted((a, b) => b.length - a.length)[0];
}
