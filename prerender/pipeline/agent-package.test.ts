import { expect, it } from 'vitest';
import { toPackageNote } from './agent-package';

it('says of a package that it is large to download', () => {
  expect(toPackageNote(5_000_000)).toBeUndefined();
  expect(toPackageNote(7_250_000)).toBe(
    '  docs.tgz, which agents download whole: 7.3 MB of 5.0 MB',
  );
});
