import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build } from 'vite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { site } from '../../content/site';
import { toVersions } from '../../src/model/site/versions';
import { apiList } from './api-list';

let root = '';

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'api-list-'));
  await write('specs/a.yaml', 'openapi: 3.1.0\n');
  await write('specs/pets/openapi.yaml', 'openapi: 3.1.0\n');
  await write('specs/pets/part.yaml', 'type: object\n');
  await write('content/versions/1.0/specs/b.json', '{ "openapi": "3.1.0" }');
});

afterEach(() => rm(root, { recursive: true }));

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(join(root, file)), { recursive: true });
  await writeFile(join(root, file), text);
}

type Hook = (this: object, ...args: unknown[]) => Promise<unknown>;

function open() {
  const { load, hotUpdate } = apiList(root, toVersions(['1.0']), { site }) as unknown as {
    readonly load: { readonly handler: Hook };
    readonly hotUpdate: Hook;
  };
  const context = {
    environment: { moduleGraph: { getModuleById: (id: string) => id } },
    error: ({ message }: { readonly message: string }) => {
      throw new Error(message);
    },
  };
  return {
    load: async (name: string) =>
      ((await load.handler.call(context, `\0virtual:${name}`)) as { readonly code: string }).code,
    save: (file: string) => hotUpdate.call(context, { file: join(root, file), modules: [] }),
  };
}

describe('the list of OpenAPI files', () => {
  it('has those of all versions, and none of their parts', async () => {
    const list = await open().load('apis');
    const references = await open().load('api-references');
    for (const file of [
      'specs/a.yaml',
      'specs/pets/openapi.yaml',
      'content/versions/1.0/specs/b.json',
    ]) {
      expect(list).toContain(`from "/${file}?summary"`);
      expect(references).toContain(`import("/${file}?reference")`);
    }
    expect(list + references).not.toContain('part.yaml');
    // Browsers load the list, and no table of an API.
    expect(list).not.toContain('?reference');
  });

  it('is bundled in a build, with files of any name', async () => {
    await write('specs/my shop [1]/openapi.yaml', 'openapi: 3.1.0\n');
    await write(
      'main.ts',
      `import { apiFiles } from 'virtual:apis';
import { references } from 'virtual:api-references';
console.log(apiFiles, references);
`,
    );
    const result = await build({
      root,
      configFile: false,
      logLevel: 'silent',
      plugins: [
        apiList(root, toVersions(['1.0']), { site }),
        {
          name: 'test:modules',
          enforce: 'pre',
          load: (id) =>
            /\?(?:summary|reference)$/.test(id) ? `export default ${JSON.stringify(id)};` : null,
        },
      ],
      build: { write: false, minify: false, rolldownOptions: { input: join(root, 'main.ts') } },
    });
    const [bundle] = Array.isArray(result) ? result : [result];
    if (bundle === undefined || !('output' in bundle)) throw new Error('Nothing was built.');
    const code = bundle.output.map((chunk) => ('code' in chunk ? chunk.code : '')).join('\n');
    for (const file of ['specs/a.yaml', 'specs/my shop [1]/openapi.yaml']) {
      expect(code).toContain(join(root, `${file}?summary`));
      expect(code).toContain(join(root, `${file}?reference`));
    }
  });

  it('is made again in development when a file becomes an API, and not for other changes', async () => {
    const list = open();
    await list.load('apis');
    await write('specs/a.yaml', 'openapi: 3.1.0\ninfo: {}\n');
    expect(await list.save('specs/a.yaml')).toBeUndefined();
    await write('specs/c.yaml', 'openapi: 3.1.0\n');
    expect(await list.save('specs/c.yaml')).toEqual(['\0virtual:apis', '\0virtual:api-references']);
    expect(await list.save('content/docs/a.mdx')).toBeUndefined();
  });

  it('is refused while two APIs have one name', async () => {
    await write('specs/a/index.yaml', 'swagger: "2.0"\n');
    await expect(open().load('apis')).rejects.toThrow(
      'specs/a/index.yaml:1:1 The API has the same name as specs/a.yaml',
    );
  });
});
