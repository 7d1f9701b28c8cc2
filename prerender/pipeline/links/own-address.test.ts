import { expect, it } from 'vitest';
import { toOwnPath } from './own-address';

const language = { label: '', htmlLang: '' };
const locales = {
  default: 'en',
  all: [
    { code: 'en', ...language },
    { code: 'vi', ...language },
  ],
};
const site = { url: 'https://docs.example', baseUrl: 'a', locales };

it.each([
  ['https://docs.example/a/terms', '/terms'],
  ['HTTPS://DOCS.example:443/a/docs/x?y=1#z', '/docs/x#z'],
  ['https://docs.example/a', '/'],
  ['https://docs.example/b/terms', undefined],
  ['https://docs.example/a/vi/terms', undefined],
  ['http://docs.example/a/terms', undefined],
  ['https://docs.example.evil/a/terms', undefined],
  ['https://', undefined],
  ['/a/terms', undefined],
])('of %s is %s', (href, path) => {
  expect(toOwnPath(href, site)).toBe(path);
});
