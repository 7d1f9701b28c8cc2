import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ExecutionEnvironment, Head, ThemedImage, Translate, translate } from './docusaurus';

describe('what guides of Docusaurus use', () => {
  it('is an image for each colour mode, of which the hidden one is not loaded', () => {
    const image = <ThemedImage alt="a" width={3} sources={{ light: '/a.png', dark: '/b.png' }} />;
    expect(renderToStaticMarkup(image)).toBe(
      '<img loading="lazy" width="3" alt="a" src="/a.png" class="only-light"/><img loading="lazy" width="3" alt="a" src="/b.png" class="only-dark"/>',
    );
  });

  it('is a text with values in place of its placeholders', () => {
    const text = <Translate values={{ name: <b>Aiko</b> }}>{'Hello {name}, {gone}!'}</Translate>;
    expect(renderToStaticMarkup(text)).toBe('Hello <b>Aiko</b>, !');
    expect(renderToStaticMarkup(<Translate>Hello</Translate>)).toBe('Hello');
    expect(translate({ message: 'Page {n} of {of}' }, { n: 1, of: 2 })).toBe('Page 1 of 2');
  });

  it('says that a page is rendered without a browser, and shows nothing of its head', () => {
    expect(ExecutionEnvironment.canUseDOM).toBe(false);
    expect(
      renderToStaticMarkup(
        <Head>
          <title>a</title>
        </Head>,
      ),
    ).toBe('');
  });
});
