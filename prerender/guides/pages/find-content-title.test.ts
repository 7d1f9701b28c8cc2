import { describe, expect, it } from 'vitest';
import { findContentTitle, hasOwnTitle } from './find-content-title';

describe('the title that a text begins with', () => {
  it.each([
    ['# Title', 'Title'],
    ['\n\n#   Title  \n\nText', 'Title'],
    ['Title\n===', 'Title'],
    ['Title\r\n=====\r\n\r\nText', 'Title'],
    ['import a from "b";\n\n# T {#x}', 'T'],
    ['import a\n  from "b";\nexport const c = 1;\n\n# T', 'T'],
    ['{/* A note\nof two lines */}\n\n# T', 'T'],
    ['# `code` **b** T', 'code **b** T'],
    ['# C# in depth', 'C# in depth'],
    ['# Closed ##', 'Closed'],
  ])('of %j is %s', (body, title) => {
    expect(findContentTitle(body)).toBe(title);
  });

  it.each([
    'text\n# Title',
    '<!-- c -->\n# T2',
    '## Sub',
    '#Title',
    '# ',
    '',
    '\n\n',
    '```\n# a\n```',
  ])('is not there in %j', (body) => {
    expect(findContentTitle(body)).toBeUndefined();
  });
});

describe('a text', () => {
  it.each([
    ['# Title', true],
    ['Text\n\n# Title', true],
    ['Text\n\nTitle\n===', true],
    ['```md\n## a\n```\n\n# Title', true],
    ['~~~~\n~~~\n## a\n~~~~\n\n# Title', true],
    ['## Sub\n\n# Title', false],
    ['---\n\n# Title', false],
    ['* * *\n\n# Title', false],
    ['Sub\n---\n\n# Title', false],
    ['```md\n# a\n```', false],
    ['- - list\n\n# Title', true],
    ['| a |\n| --- |\n\n# Title', true],
    ['', false],
  ])('%j shows a title of its own: %s', (body, shows) => {
    expect(hasOwnTitle(body)).toBe(shows);
  });
});
