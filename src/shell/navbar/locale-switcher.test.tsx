import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import type { Locales } from '../../model/site/locales';
import { LocaleSwitcher } from './locale-switcher';

const en = { code: 'en', label: 'English', htmlLang: 'en' };
const vi = { code: 'vi', label: 'Tiếng Việt', htmlLang: 'vi-VN' };

function render(all: Locales['all']): string {
  return renderToStaticMarkup(
    <MemoryRouter>
      <LocaleSwitcher
        locales={{ default: 'en', all }}
        current="en"
        path="/docs/guide"
        place="menu"
      />
    </MemoryRouter>,
  );
}

describe('the language switcher', () => {
  it('leads to the same page of each build, which is loaded anew', { tags: ['S27'] }, () => {
    const html = render([en, vi]);
    expect(html).toContain(
      '<a href="/docs/guide" lang="en" hrefLang="en" aria-current="true" data-native="">English</a>',
    );
    expect(html).toContain(
      '<a href="/vi/docs/guide" lang="vi-VN" hrefLang="vi-VN" data-native="">Tiếng Việt</a>',
    );
  });

  it('opens without a script and says which language this is', () => {
    expect(render([en, vi])).toMatch(/^<details.*<summary>.*Languages.*English.*<\/summary>/);
  });

  it('is not there while there is one language', () => {
    expect(render([en])).toBe('');
  });
});
