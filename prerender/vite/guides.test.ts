import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { site } from '../../content/site';
import { toVersions } from '../../src/model/site/versions';
import { toPlainCode } from '../../src/model/text/code';
import { createGuideStore } from '../guides/guide-store';
import { guides } from './guides';

const INDEX = 'content/docs/index.mdx';

let root = '';

async function write(file: string, text: string): Promise<void> {
  await writeFile(join(root, file), text);
}

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'guides-'));
  await mkdir(join(root, 'content/docs'), { recursive: true });
  await write(INDEX, '---\ntitle: One\n---\n\nText.\n');
});

afterEach(() => rm(root, { recursive: true }));

interface Module {
  readonly id: string;
  readonly file?: string;
}

interface Hooks {
  readonly resolveId: {
    readonly handler: (this: object, id: string, importer: string) => Promise<string>;
  };
  readonly buildStart: (this: object) => Promise<void>;
  readonly load: { readonly handler: (this: object, id: string) => Promise<Code | string> };
  readonly transform: {
    readonly handler: (this: object, source: string, id: string) => Promise<Code>;
  };
  readonly hotUpdate: (this: object, saved: object) => readonly Module[] | undefined;
}

interface Code {
  readonly code: string;
  readonly map?: { readonly sources: readonly string[]; readonly mappings: string };
}

/** Runs the plugins as a development server does, or as a build into the folder `client`. */
function open(client?: string) {
  const versions = toVersions([]);
  const store = createGuideStore({ root, versions, site, locale: 'en', drafts: false });
  const [tables, bodies] = guides(store, {
    root,
    base: '/',
    loadHighlight: () => Promise.resolve(toPlainCode),
    client,
  }) as unknown as readonly [Hooks, Hooks];
  const table: Module = { id: join(root, 'content/sidebars.ts?guides') };
  const component: Module = { id: join(root, 'src/ui/link.tsx') };
  const invalidated: Module[] = [];
  const emitted: string[] = [];
  const context = {
    addWatchFile: () => {},
    emitFile: ({ id }: Module) => void emitted.push(relative(root, id)),
    environment: {
      mode: client === undefined ? 'dev' : 'build',
      name: 'client',
      moduleGraph: {
        idToModuleMap: new Map([table, component].map((module) => [module.id, module])),
        getModuleById: (id: string): Module => ({ id }),
        invalidateModule: (module: Module) => void invalidated.push(module),
      },
    },
    error: ({ message }: { readonly message: string }) => {
      throw new Error(message);
    },
  };
  return {
    table,
    invalidated,
    askTable: async (question: string) => {
      const loaded = await tables.load.handler.call(
        context,
        join(root, `content/sidebars.ts?${question}`),
      );
      return (loaded as Code).code;
    },
    listChunks: async () => {
      await bodies.buildStart.call(context);
      return emitted;
    },
    /** As the glob asks, from its own place. */
    askPage: async (file: string) => {
      const importer = join(root, 'src/catalog/tables/guides.ts');
      const id = `../../../${file}?page`;
      const path = await bodies.resolveId.handler.call(context, id, importer);
      return ((await bodies.load.handler.call(context, path)) as Code).code;
    },
    askBody: async (file: string) => {
      const text = await bodies.load.handler.call(context, join(root, file));
      return bodies.transform.handler.call(context, text as string, join(root, file));
    },
    saveForBody: (file: string, type: string) =>
      bodies.hotUpdate
        .call(context, { file: join(root, file), modules: [], type })
        ?.map(({ id }) => relative(root, id)),
    save: (file: string, modules: readonly Module[] = [], type = 'update') =>
      tables.hotUpdate.call(context, { file: join(root, file), modules, type }),
  };
}

describe('the table of guides', () => {
  it('is read once, and again after a guide is saved', async () => {
    const { askTable, save } = open();
    expect(await askTable('guides')).toContain('One');
    await write(INDEX, '---\ntitle: Two\n---\n\nText.\n');
    expect(await askTable('guides')).toContain('One');
    save(INDEX);
    expect(await askTable('guides')).toContain('Two');
    expect(await askTable('descriptions')).toContain('Text.');
  });

  it.each([
    INDEX,
    'content/docs/platform/_category_.yml',
    'content/docs/tags.yml',
    'content/sidebars.ts',
  ])('is updated in the open page after a change of %s', (file) => {
    const { table, invalidated, save } = open();
    const guide: Module = { id: join(root, file) };
    expect(save(file, [guide])).toEqual([guide, table]);
    expect(invalidated).toEqual([table]);
  });

  it('is updated after a guide is deleted, whose own module nobody can ask for any more', () => {
    const { table, save } = open();
    const guide: Module = { id: join(root, INDEX), file: join(root, INDEX) };
    const other: Module = { id: join(root, 'src/catalog/guides.ts') };
    expect(save(INDEX, [guide, other], 'delete')).toEqual([other, table]);
  });

  it.each(['src/ui/link.tsx', 'specs/a.yaml', 'content/docs/logo.svg'])(
    'stays as it is when %s is saved',
    (file) => {
      const { invalidated, save } = open();
      expect(save(file)).toBeUndefined();
      expect(invalidated).toEqual([]);
    },
  );

  it('reports problems in front matter', async () => {
    await write(INDEX, '---\ntitle: [One\n---\n');
    await expect(open().askTable('guides')).rejects.toThrow(`${INDEX}:`);
  });
});

describe('the body of a guide', () => {
  it('has its data from the table, also after it is saved', async () => {
    const { askBody, save } = open();
    expect((await askBody(INDEX)).code).toMatch(/export const page = .*One/);
    await write(INDEX, '---\ntitle: Two\n---\n\nText.\n');
    save(INDEX);
    expect((await askBody(INDEX)).code).toMatch(/export const page = .*Two/);
  });

  it('leads back to its text, so that a page that throws names the line of the writer', async () => {
    await write(INDEX, 'The year {2026 + 1}.\n');
    const { map } = await open().askBody(INDEX);
    expect(map?.sources).toEqual(['index.mdx']);
    expect(map?.mappings).toMatch(/^;*[A-Za-z]/);
  });

  it('is made anew when a file that it needs is added or deleted', async () => {
    const { askBody, saveForBody } = open();
    const missing = "import Part from './_part.mdx';\n\n<Part />\n\n![A](./a.svg)\n";
    await write(INDEX, `---\ntitle: One\n---\n\n${missing}`);
    await expect(askBody(INDEX)).rejects.toThrow('_part.mdx');
    for (const name of ['_part.mdx', 'a.svg'])
      expect(saveForBody(`content/docs/${name}`, 'create')).toEqual([INDEX]);
    expect(saveForBody('content/docs/b.svg', 'create')).toEqual([]);
    await write('content/docs/_part.mdx', 'Text.\n');
    await write('content/docs/a.svg', '<svg/>');
    await askBody(INDEX);
    expect(saveForBody('content/docs/_part.mdx', 'delete')).toEqual([INDEX]);
  });

  it('takes its own update, and a partial leaves its update to the guides that import it', async () => {
    const { askBody } = open();
    await write('content/docs/_part.mdx', 'Text.\n');
    expect((await askBody(INDEX)).code).toContain('import.meta.hot.accept');
    expect((await askBody('content/docs/_part.mdx')).code).not.toContain('import.meta.hot');
  });

  it('is empty for a draft, so that readers cannot find its text', async () => {
    await write('content/docs/draft.mdx', '---\ntitle: Draft\ndraft: true\n---\n\nSecret.\n');
    const { code } = await open().askBody('content/docs/draft.mdx');
    expect(code).toContain('NoPage');
    expect(code).not.toContain('Secret');
  });
});

describe('the page of a guide', () => {
  const withCode = 'content/docs/code.mdx';
  const expectModule = (code: string, file: string) =>
    expect(code).toBe(`export { default, headings, page } from "/${file}";\n`);

  beforeEach(() => write(withCode, 'The year {2026 + 1}.\n'));

  it('is its module in development', async () => {
    const { askPage } = open();
    expectModule(await askPage(INDEX), INDEX);
    expectModule(await askPage(withCode), withCode);
  });

  it('is no module in a build if the guide has no code, and its script is not made', async () => {
    const { askPage, listChunks } = open(join(root, 'dist/client'));
    expect(await askPage(INDEX)).toBe('export default undefined;\n');
    expectModule(await askPage(withCode), withCode);
    expect(await listChunks()).toEqual([withCode]);
  });

  it('says nothing of a draft', async () => {
    await write('content/docs/draft.mdx', '---\ndraft: true\n---\n\nSecret {1 + 1}.\n');
    expect(await open().askPage('content/docs/draft.mdx')).toBe('export default undefined;\n');
  });
});
