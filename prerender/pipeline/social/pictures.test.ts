import { expect, it } from 'vitest';
import { drawPicture, toPictureFile } from './pictures';

const card = { title: 'A', kind: 'Guide', site: 'Site' };

it('names a picture after what it shows', () => {
  expect(toPictureFile(card)).toMatch(/^assets\/social\/[\da-f]{16}\.png$/);
  expect(toPictureFile({ ...card })).toBe(toPictureFile(card));
  expect(toPictureFile({ ...card, title: 'B' })).not.toBe(toPictureFile(card));
});

it('draws it as PNG', async () => {
  const png = await drawPicture(card);
  expect(Buffer.from(png.subarray(1, 4)).toString()).toBe('PNG');
});
