import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { toVersions } from '../../src/model/site/versions';
import { loadGuideVersion } from '../guides/guide-version';
import { besideLibrary, generated, scaffolded } from '../import/fixtures/their-sites';
import type { SiteFiles } from '../import/fixtures/their-sites';
import { importSite } from './import';

function toFolder(files: SiteFiles): string {
  const folder = mkdtempSync(join(tmpdir(), 'import-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, text] of Object.entries({ 'project/content/docs/mine.md': 'mine', ...files })) {
    const path = join(folder, name);
    mkdirSync(dirname(path), { recursive: true });
    if (text.startsWith('→ ')) symlinkSync(text.slice(2), path);
    else writeFileSync(path, text);
  }
  return folder;
}

function listFiles(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .toSorted();
}

async function importFiles(files: SiteFiles, site: string, ...options: readonly string[]) {
  const folder = toFolder(files);
  const root = join(folder, 'project');
  const report = await importSite(root, [`../${site}`, ...options]);
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  return { root, report, read, files: listFiles(root) };
}

/** The value of an object in a TypeScript file that the import wrote. */
function toValue(text: string): unknown {
  return JSON.parse(text.slice(text.indexOf('= {') + 2, text.lastIndexOf(';')));
}

describe('a site as Docusaurus starts it', () => {
  it('comes with its docs, versions, translations, modules, static files and redirects', async () => {
    const { files } = await importFiles(scaffolded, 'site');
    expect(files).toEqual([
      'content/docs/community/meet.md',
      'content/docs/intro.md',
      'content/docs/launch/fuel.mdx',
      'content/docs/mine.md',
      'content/docs/reference/api.md',
      'content/i18n/fr/docs/intro.md',
      'content/i18n/fr/versions/1.0/docs/intro.md',
      'content/search.yaml',
      'content/sidebars.ts',
      'content/site.ts',
      'content/src/components/Price/index.jsx',
      'content/src/css/box.module.css',
      'content/src/format.js',
      'content/versions.json',
      'content/versions/1.0/docs/intro.md',
      'content/versions/1.0/sidebars.json',
      'public/CNAME',
      'public/docs/Intro/index.html',
      'public/forum/index.html',
      'public/img/logo.svg',
    ]);
  });

  it('comes with what its configuration says', async () => {
    const { read } = await importFiles(scaffolded, 'site');
    expect(toValue(read('content/site.ts'))).toMatchObject({
      title: 'Acme',
      tagline: 'Rockets & anvils',
      url: 'https://docs.acme.example',
      sourceUrl: 'https://github.com/acme/rockets',
      copyright: `Copyright © ${new Date().getFullYear()} Acme`,
      navbar: [
        { type: 'sidebar', id: 'tutorial', label: 'Tutorial' },
        { type: 'sidebar', id: 'reference', label: 'Reference' },
        { type: 'link', href: '/docs/intro', label: 'Start' },
        { type: 'link', href: '/blog', label: 'Blog' },
        { type: 'link', href: 'https://github.com/acme/rockets', label: 'GitHub' },
      ],
      markdown: { format: 'detect', math: true, macros: { '\\RR': '\\mathbb{R}' } },
      versions: {
        lastVersion: 'current',
        versions: { current: { label: '2.0 beta', badge: true }, '1.0': { banner: 'none' } },
      },
      locales: {
        default: 'en',
        all: [
          { code: 'en', label: 'English', htmlLang: 'en' },
          { code: 'fr', label: 'Français', htmlLang: 'fr' },
        ],
      },
    });
  });

  it('has sidebars and guides without a mistake afterwards, in every version', async () => {
    const { root } = await importFiles(scaffolded, 'site');
    const tables = await Promise.all(
      toVersions(['1.0']).map((version) => loadGuideVersion(root, version, { drafts: false })),
    );
    const problems = tables.flatMap((each) => each.problems);
    expect(problems.filter(({ file }) => file !== 'content/docs/mine.md')).toEqual([]);
    expect(tables.map(({ table }) => Object.keys(table.sidebars))).toEqual([
      ['tutorial', 'reference'],
      ['tutorial'],
    ]);
  });

  it('leads from an old address to the new one, below each base path', async () => {
    const { root, read, report } = await importFiles(scaffolded, 'site');
    const old = ['/docs/old', '/docs/older'];
    for (const file of ['content/docs/intro.md', 'content/i18n/fr/docs/intro.md'])
      expect(read(file)).toContain(`---\nredirect_from: ${JSON.stringify(old)}\ntitle: `);
    expect(read('content/versions/1.0/docs/intro.md')).not.toContain('redirect_from');
    const [loaded] = await Promise.all(
      toVersions([]).map((version) => loadGuideVersion(root, version, { drafts: false })),
    );
    expect(loaded?.docs.find(({ id }) => id === 'intro')?.redirectFrom).toEqual(old);
    expect(report).toContain('  docs/intro.md → content/docs/intro.md');
    expect(read('public/forum/index.html')).toContain('0; url=https://forum.example"');
    expect(report).toContain('The redirect from "/../../evil" to "/docs/intro" is not between');
    expect(report).toContain('The redirect from "/js" to "javascript:alert(1)" is not between');
    expect(report).toContain('"createRedirects" of the redirects is not applied');
  });

  it('is silent about plugins whose work is done here, and tells of diagrams once', async () => {
    const { report } = await importFiles(scaffolded, 'site');
    expect(report).not.toMatch(/remarkPlugins|rehypePlugins|theme-mermaid/);
    expect(report.match(/Mermaid/g)).toHaveLength(1);
  });

  it('says file by file what it did, and what is left', async () => {
    const { report } = await importFiles(scaffolded, 'site');
    for (const line of [
      'Read docusaurus.config.ts without running it.',
      '  docs/launch/fuel.mdx → content/docs/launch/fuel.mdx',
      '  src/components/Price/index.jsx → content/src/components/Price/index.jsx',
      'The blog is not part of this site.',
      '    blog/2024-01-01-hello.md',
      '    src/pages/index.tsx',
      '    src/theme/Footer.js',
      '    src/css/custom.css',
      '    i18n/fr/code.json',
      'The plugin "docusaurus-plugin-sass" is not part of this site.',
      'The docs "community" were at /community',
      'The language "ja" has no files in i18n/.',
      '"editUrl" of the docs is not moved',
    ])
      expect(report).toContain(line);
  });
});

describe('a site beside the docs of a library', () => {
  it('is found by its configuration, and follows links inside its repository only', async () => {
    const { files, report, read } = await importFiles(besideLibrary, 'repository/website');
    expect(files).toEqual([
      'content/docs/api/store.md',
      'content/docs/mine.md',
      'content/docs/readme.md',
      'content/docs/shared.md',
      'content/search.yaml',
      'content/sidebars.ts',
      'content/site.ts',
      'public/_redirects',
    ]);
    expect(read('content/docs/shared.md')).toBe('# Library\n');
    const refused = report.slice(report.indexOf('Refused'), report.indexOf('Left to do'));
    for (const place of ['secret.md', 'nothing.md', 'api/again', 'static/key.txt'])
      expect(refused).toContain(place);
    expect(
      report +
        files
          .filter((f) => f !== 'public/_redirects')
          .map(read)
          .join(''),
    ).not.toContain('SECRET');
  });

  it('is read alone when no repository is around it', async () => {
    const outside = {
      'secrets/key.md': 'SECRET',
      'a\nb/key.md': 'SECRET',
      'other/key.txt': 'SECRET',
      'site/docs/page.md': '# Page\n',
      'site/docusaurus.config.js':
        "export default { staticDirectories: ['../other'], plugins: [['@docusaurus/plugin-content-docs', { id: 'b', path: '../secrets' }], ['@docusaurus/plugin-content-docs', { id: 'c', path: '../a\\nb' }]] };\n",
    };
    const { files, report } = await importFiles(outside, 'site');
    expect(files).toEqual([
      'content/docs/mine.md',
      'content/docs/page.md',
      'content/search.yaml',
      'content/sidebars.ts',
      'content/site.ts',
    ]);
    for (const place of ['../other', '../secrets', 'The docs in ../a\\u000Ab were'])
      expect(report).toContain(place);
    expect(report).toMatch(
      /^Read docusaurus\.config\.js without running it\.\n\nThe docs in \.\.\/secrets were not read: [^]*--root/,
    );
  });

  it('is read up to the folder that the writer names', async () => {
    const files = {
      'zip/docs/guide.md': '# Guide\n',
      'zip/site/docusaurus.config.js':
        "export default { presets: [['classic', { docs: { path: '../docs' } }]] };\n",
    };
    const alone = await importFiles(files, 'zip/site');
    expect(alone.files).not.toContain('content/docs/guide.md');
    const whole = await importFiles(files, 'zip/site', '--root', '../zip');
    expect(whole.files).toContain('content/docs/guide.md');
    expect(whole.report).not.toContain('were not read');
    await expect(importFiles(files, 'zip/site', '--root', '../zip/docs')).rejects.toThrow(
      'is no folder around the site',
    );
  });

  it('has the sidebars that several modules make, without running one', async () => {
    const { read } = await importFiles(besideLibrary, 'repository/website');
    expect(read('content/sidebars.ts').replaceAll(/\s+/g, ' ')).toContain(
      'export default { "docs": { "Start": [ "readme" ], "API": [ "api/store", "shared" ] } };',
    );
  });

  it('says at which line something cannot be read', async () => {
    const { report, read } = await importFiles(besideLibrary, 'repository/website');
    expect(report).toMatch(/"tagline" is "require\(/);
    expect(report).toMatch(/"url" is "fs\.readFileSync[^]*?docusaurus\.config\.js:13:10/);
    expect(report).toContain('The docs were at "/" and are at "/docs/" here');
    expect(report).toContain('"exclude" of the docs is applied');
    const config = toValue(read('content/site.ts'));
    expect(config).not.toHaveProperty('styleRules');
    expect(config).toMatchObject({
      title: 'Library',
      titleDelimiter: '·',
      navbar: [
        { type: 'doc', id: 'api/store', label: 'API' },
        { type: 'link', href: 'https://forum.example', label: 'Forum' },
      ],
    });
  });
});

describe('a site whose modules compute', () => {
  it('runs none of them, and names what is left to write', async () => {
    const { report, files } = await importFiles(generated, 'web');
    expect(report).toMatch(
      /The sidebars were not moved: "docs" is "listDocs\(\)"[^]*sidebars\.mjs:1:24/,
    );
    expect(report).toMatch(/"plugins\[0\]" is "defineSidebar\(\)"[^]*docusaurus\.config\.mjs:9:13/);
    expect(files).toEqual([
      'content/docs/index.md',
      'content/docs/mine.md',
      'content/search.yaml',
      'content/site.ts',
      'content/versions.json',
      'content/versions/29/docs/index.md',
      'content/versions/29/sidebars.json',
      'public/a.txt',
      'public/robots.txt',
    ]);
  });
});

describe('what is in the project already', () => {
  const mine = { 'project/content/docs/intro.md': 'mine', 'project/public/CNAME': 'mine' };

  it('is kept, and said', async () => {
    const { read, report } = await importFiles({ ...scaffolded, ...mine }, 'site');
    expect(read('content/docs/intro.md') + read('public/CNAME')).toBe('minemine');
    expect(report).toMatch(/Kept: another file is there, which --overwrite replaces \(2\)/);
  });

  it('is replaced when the writer says so, but not through a link', async () => {
    const link = {
      'project/content/docs/intro.md': '→ ../../../elsewhere.md',
      'elsewhere.md': 'x',
    };
    const { read, root } = await importFiles(
      { ...scaffolded, ...mine, ...link },
      'site',
      '--overwrite',
    );
    expect(read('public/CNAME')).toBe('docs.acme.example\n');
    expect(readFileSync(join(root, '../elsewhere.md'), 'utf8')).toBe('x');
  });

  it('names files without the signs that control a terminal', async () => {
    const odd = { 'site/docs/a\n  forged \u001B[2J.md': '# A' };
    const { report } = await importFiles({ ...scaffolded, ...odd }, 'site');
    expect(report).toContain(String.raw`a\u000A  forged \u001B[2J.md`);
    // oxlint-disable-next-line no-control-regex -- The sign that must not be there.
    expect(report).not.toMatch(/\u001B|^ {2}forged/m);
  });

  it('is not written to through a folder that is a link', async () => {
    const files = { ...scaffolded, 'project/public': '→ ../elsewhere', 'elsewhere/a': 'a' };
    await expect(importFiles(files, 'site')).rejects.toThrow('is outside of content/ and public/');
  });

  it('is the same after a second import', async () => {
    const { root, files } = await importFiles(scaffolded, 'site');
    expect(await importSite(root, ['../site'])).toContain('There already, unchanged (19)');
    expect(listFiles(root)).toEqual(files);
  });

  it('is not touched by a dry run', async () => {
    const { files, report } = await importFiles(scaffolded, 'site', '--dry-run');
    expect(files).toEqual(['content/docs/mine.md']);
    expect(report).toContain('Would be written (19)');
  });
});

describe('a wrong argument', () => {
  it.each([
    [[], 'The command needs the folder of one site.'],
    [['../gone'], 'There is no such folder.'],
    [['../site/docs'], 'The folder has no docusaurus.config'],
    [['.'], 'The folder is part of this project.'],
  ])('%j is a problem', async (args, message) => {
    const folder = toFolder(scaffolded);
    await expect(importSite(join(folder, 'project'), args)).rejects.toThrow(message);
  });
});
