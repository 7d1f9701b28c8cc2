import { unpackTar } from 'modern-tar';
import { gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { packFiles, toPackageNote } from './agent-package';

it('says of a package that it is large to download', () => {
  expect(toPackageNote(5_000_000)).toBeUndefined();
  expect(toPackageNote(7_250_000)).toBe(
    '  docs.tgz, which agents download whole: 7.3 MB of 5.0 MB',
  );
});

it('keeps names that are longer than the archives of old had room for', async () => {
  const names = ['a', `${'長'.repeat(60)}.md`, `${'a/'.repeat(150)}${'b'.repeat(120)}.json`];
  const packed = await packFiles(names.map((name) => [name, name] as const));
  const unpacked = await unpackTar(gunzipSync(packed));
  expect(unpacked.map(({ header }) => header.name)).toEqual(names.map((name) => `package/${name}`));
});
