import { describe, expect, it } from 'vitest';
import { site } from '../../content/site';
import { toLine } from '../diagnostics/problem';
import { isStyled, loadSiteStyle, toTermsFile } from './site-style';

const read = (text: string) => toTermsFile({ file: 'content/terms.yaml', text });

describe('the terms of a site', () => {
  it('are read with what they replace, and why', () => {
    const text = 'terms:\n  - { write: log in, not: [sign in], why: so }\nnames: [Easier]\n';
    expect(read(text)).toEqual({
      terms: [{ write: 'log in', not: ['sign in'], why: 'so' }],
      names: ['Easier'],
      problems: [],
    });
    expect(read('# None yet\n')).toEqual({ terms: [], names: [], problems: [] });
  });

  it.each([
    ['terms: log in', '1:1 "terms" must be a list of maps.'],
    ['terms:\n  - log in', '2:5 "write" is missing in the term.'],
    ['terms:\n  - { write: a }', '2:5 "not" is missing in the term.'],
    ['terms:\n  - { write: a, not: b }', '2:17 "not" of the term must be a list of texts.'],
    ['terms:\n  - { write: a, not: [b], wy: c }', '2:27 The key of a term "wy" is not known.'],
    ['term: []', '1:1 The key "term" is not known.'],
    ['terms: [', 'The file is not valid YAML'],
    ['- a', 'The file is not valid YAML'],
  ])('are checked: %j', (text, problem) => {
    expect(read(text).problems.map(toLine).join('\n')).toContain(problem);
  });

  it('of this site have no problem', async () => {
    const { style, problems } = await loadSiteStyle(process.cwd(), site, 'en');
    expect(problems).toEqual([]);
    expect(style?.terms).not.toEqual([]);
  });

  it('are not read by a site without rules', async () => {
    const { styleRules: _, ...plain } = site;
    expect((await loadSiteStyle(process.cwd(), plain, 'en')).style).toBeUndefined();
  });
});

describe('the style of a file', () => {
  it.each([
    ['content/docs/a.mdx', 'en', true],
    ['content/parts/_a.mdx', 'en', true],
    ['content/versions/1.0/docs/a.mdx', 'en', false],
    ['content/i18n/vi/docs/a.mdx', 'en', false],
    ['content/i18n/vi/docs/a.mdx', 'vi', true],
    ['content/i18n/vi/versions/1.0/docs/a.mdx', 'vi', false],
    ['content/docs/a.mdx', 'vi', false],
    ['src/part.mdx', 'en', false],
  ])('is checked with its own language, and not in versions: %s in %s', (file, locale, checked) => {
    expect(isStyled(file, locale, site)).toBe(checked);
  });
});
