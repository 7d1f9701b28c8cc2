import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { site as ours } from '../../content/site';
import { toPlan } from './plan';
import { readTheirSite } from './their-site';

/** The plan for a site whose configuration is the text of an object. */
function planSite(config: string, files: Readonly<Record<string, string>> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'their-site-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const all = { 'docusaurus.config.js': `module.exports = ${config};`, ...files };
  for (const [name, text] of Object.entries(all)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  const site = readTheirSite(folder);
  if (site === undefined) throw new Error('The site has no configuration.');
  const { copies, left } = toPlan(site, ours);
  const findText = (to: string) =>
    copies.flatMap((c) => (c.to === to && 'text' in c ? [c.text] : []))[0];
  const planned = copies.map(({ to }) => to);
  return { findText, planned, left: left.map(({ place, text }) => `${place} ${text}`) };
}

const withDocs = (options: string) => `{ presets: [['classic', { docs: ${options} }]] }`;
const sidebars = 'export default { docs: ["intro"] };';

describe('the sidebars of a site', () => {
  it('are found where the configuration names what TypeScript is compiled to', () => {
    const config = withDocs("{ sidebarPath: require.resolve('./sidebars.js') }");
    const { findText, left } = planSite(config, { 'sidebars.ts': sidebars });
    expect(findText('content/sidebars.ts')).toContain('"intro"');
    expect(left.join('\n')).not.toContain('sidebars');
  });

  it('are said to be lost when the file is not there', () => {
    const { left } = planSite(withDocs("{ sidebarPath: './menu.js' }"));
    expect(left.join('\n')).toContain('The sidebars were not moved: there is no file menu.js.');
  });
});

describe('versions of a site', () => {
  it('that are no longer listed are named', () => {
    const version = (name: string) => ({ [`versioned_docs/version-${name}/a.md`]: '# A\n' });
    const files = { ...version('1.0'), ...version('2.0'), 'versions.json': '["2.0"]' };
    const { left } = planSite('{}', files);
    expect(left.filter((each) => each.startsWith('versioned_docs/'))).toEqual([
      'versioned_docs/version-1.0 This version is not in versions.json, so it was not published: it was not moved.',
    ]);
  });
});

describe('the address of the sources', () => {
  it.each([
    ["{ organizationName: 'acme', projectName: 'site' }", 'https://github.com/acme/site'],
    [withDocs("{ editUrl: 'https://github.com/a/b/edit/main/' }"), 'https://github.com/a/b'],
    [
      withDocs("{ editUrl: 'https://git.acme.example/a/b/c/-/edit/x/' }"),
      'https://git.acme.example/a/b/c',
    ],
  ])('follows from %s', (config, url) => {
    expect(planSite(config).findText('content/site.ts')).toContain(`"sourceUrl": "${url}"`);
  });

  it('is asked for when nothing says it', () => {
    expect(planSite("{ title: 'A' }").left.join('\n')).toContain(
      'set "sourceUrl" in content/site.ts',
    );
  });
});

describe('the look of a site', () => {
  it('keeps its announcement, its colours and the names of the last authors', () => {
    const { findText } = planSite(`{
      presets: [['classic', { docs: { showLastUpdateAuthor: true } }]],
      themeConfig: {
        announcementBar: { id: 'a', content: '<b>New</b>', isCloseable: false, textColor: '#fff' },
        colorMode: { respectPrefersColorScheme: true },
      },
    }`);
    const text = findText('content/site.ts') ?? '';
    expect(JSON.parse(text.slice(text.indexOf('= {') + 2, text.lastIndexOf(';')))).toMatchObject({
      announcement: { id: 'a', content: '<b>New</b>', isCloseable: false, textColor: '#fff' },
      colorMode: { respectPrefersColorScheme: true },
      lastUpdateAuthors: true,
    });
  });

  it('loses what an announcement must not have, and says so', () => {
    const content =
      'New: <b>2.0</b><script src="/a.js"></script> <a href="/x" onclick="a()">read</a>';
    const { findText, left } = planSite(`{
      themeConfig: { announcementBar: { content: ${JSON.stringify(content)} } },
    }`);
    expect(findText('content/site.ts')).toContain(
      JSON.stringify('New: <b>2.0</b> <a href="/x">read</a>'),
    );
    expect(left).toContain(
      'docusaurus.config.js The announcement has lost <script>, onclick: it may have <a>, <b>, <code>, <em>, <i> and <strong>.',
    );
  });

  it('is named where it has no counterpart', () => {
    const { left } = planSite(`{
      favicon: 'img/a.ico', scripts: ['/a.js'], stylesheets: ['/a.css'],
      themeConfig: { image: 'a.png', navbar: { logo: { src: 'a.svg' } }, footer: { links: [] } },
    }`);
    for (const key of [
      'favicon',
      'scripts',
      'stylesheets',
      'themeConfig.image',
      'navbar.logo',
      'footer.links',
    ])
      expect(left.join('\n')).toContain(`${key}" `);
  });
});

describe('files that the docs exclude', () => {
  it('are left out, in versions and translations, too', () => {
    const i18n = 'i18n/fr/docusaurus-plugin-content-docs';
    const docs = Object.fromEntries(
      ['a.md', 'drafts/b.md', 'c.test.md', 'd/c.spec.mdx', 'e/f.md'].flatMap((f) =>
        ['docs', 'versioned_docs/version-1.0', `${i18n}/current`, `${i18n}/version-1.0`].map(
          (folder) => [`${folder}/${f}`, '# A\n'],
        ),
      ),
    );
    const exclude = "['drafts/**', '**/*.{test,spec}.{md,mdx}', 'e/?.md']";
    const locales = "i18n: { defaultLocale: 'en', locales: ['en', 'fr'] }";
    const config = withDocs(`{ exclude: ${exclude} }`).replace(/^\{/, `{ ${locales},`);
    const { planned } = planSite(config, { ...docs, 'versions.json': '["1.0"]' });
    expect(planned.filter((to) => to.endsWith('.md')).toSorted()).toEqual([
      'content/docs/a.md',
      'content/i18n/fr/docs/a.md',
      'content/i18n/fr/versions/1.0/docs/a.md',
      'content/versions/1.0/docs/a.md',
    ]);
  });
});

describe('the navbar of a site', () => {
  it('keeps what has a counterpart, and names the rest', () => {
    const { findText, left } = planSite(
      `{
        plugins: [['@docusaurus/plugin-content-docs', { id: 'community', path: 'community', routeBasePath: 'community' }]],
        themeConfig: { navbar: { items: [
          { type: 'doc', docId: 'intro', label: 'Start' },
          { type: 'doc', docId: 'meet', docsPluginId: 'community', label: 'Community' },
          { type: 'docSidebar', sidebarId: 'team', docsPluginId: 'community', label: 'Team' },
          { type: 'dropdown', label: 'Development', items: [{ to: '/docs/a', label: 'A' }] },
          { type: 'html', value: '<b>x</b>' },
          { type: 'search' }, { type: 'localeDropdown' },
        ] } },
      }`,
      { 'docs/intro.md': '# A\n', 'community/meet.md': '# B\n' },
    );
    const text = findText('content/site.ts') ?? '';
    expect(JSON.parse(text.slice(text.indexOf('= {') + 2, text.lastIndexOf(';')))).toMatchObject({
      apiOrder: [],
      navbar: [
        { type: 'doc', id: 'intro', label: 'Start' },
        { type: 'doc', id: 'community/meet', label: 'Community' },
      ],
    });
    for (const name of ['Team', 'Development', 'html'])
      expect(left).toContain(
        `docusaurus.config.js The item "${name}" of the navbar is not moved: see "navbar" in content/site.ts.`,
      );
    expect(left.join('\n')).not.toMatch(/"(?:search|localeDropdown)"/);
    expect(left.join('\n')).toContain('specs/ of this project The home page and the footer name');
  });
});

it('the footer of a site is text, with its entities', () => {
  const { findText } = planSite(
    '{ themeConfig: { footer: { copyright: \'&copy; 2026 <a href="/">Acme</a>&trade; &mdash; A&amp;B\' } } }',
  );
  expect(findText('content/site.ts')).toContain('"copyright": "© 2026 Acme ™ — A&B"');
});
