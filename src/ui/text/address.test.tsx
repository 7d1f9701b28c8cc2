import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Address } from './address';

it.each([
  ['https://api.example/v1/teams', 'https://api.example/<wbr/>v1/<wbr/>teams'],
  ['/', '/'],
  ['//👩‍👩‍👧/می‌خواهم', '//👩‍👩‍👧/<wbr/>می‌خواهم'],
])('an address breaks after its slashes, and its characters stay: %s', (text, html) => {
  expect(renderToStaticMarkup(<Address text={text} />)).toBe(html);
});
