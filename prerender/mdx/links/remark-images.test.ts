import { describe, expect, it } from 'vitest';
import { createSite } from '../fixtures/create-site';
import { checkSource } from '../fixtures/guide-fixture';
import { png, sidewaysJpeg, svg } from '../fixtures/images';
import { renderGuide } from '../fixtures/render-guide';

const toFixture = () => ({
  root: createSite({
    'content/docs/guide/team.png': png,
    'content/docs/guide/photo.jpg': sidewaysJpeg,
    'content/docs/guide/two words.svg': svg,
    'content/docs/guide/broken.png': 'no image',
    'public/img/logo.svg': svg,
    'content/shared.png': png,
  }),
  file: 'content/docs/guide/page.mdx',
  base: '/pr-1/',
});

const LAZY = 'loading="lazy" decoding="async"';

async function render(source: string): Promise<string> {
  const { html } = await renderGuide(source, toFixture());
  return html.replace(/^<p>(.*)<\/p>$/s, '$1');
}

describe('an image', () => {
  it('next to the page is served with its size, and loaded lazily', async () => {
    expect(await render('![A *team*](./team.png "The team")')).toBe(
      `<img src="/content/docs/guide/team.png?url&amp;no-inline" alt="A team" title="The team" width="2" height="3" ${LAZY}/>`,
    );
  });

  it.each([
    ['![](team.png)', '/content/docs/guide/team.png?url&amp;no-inline', 2, 3],
    ['![](<./two words.svg>)', '/content/docs/guide/two%20words.svg?url&amp;no-inline', 40, 20],
    [
      '![](./two%20words.svg#part)',
      '/content/docs/guide/two%20words.svg?url&amp;no-inline#part',
      40,
      20,
    ],
    ['![](@site/content/shared.png)', '/content/shared.png?url&amp;no-inline', 2, 3],
    ['![](../../shared.png)', '/content/shared.png?url&amp;no-inline', 2, 3],
    ['![](/img/logo.svg)', '/pr-1/img/logo.svg', 40, 20],
    ['![](/img/logo.svg?v=2)', '/pr-1/img/logo.svg?v=2', 40, 20],
    ['![](@site/static/img/logo.svg)', '/pr-1/img/logo.svg', 40, 20],
    ['![][a]\n\n[a]: ./team.png', '/content/docs/guide/team.png?url&amp;no-inline', 2, 3],
    ['![](./photo.jpg)', '/content/docs/guide/photo.jpg?url&amp;no-inline', 2, 4],
  ])('is found when written as %j', async (source, src, width, height) => {
    expect(await render(source)).toBe(
      `<img src="${src}" alt="" width="${width}" height="${height}" ${LAZY}/>`,
    );
  });

  it.each([
    ['![a](https://example.com/a.png)', 'https://example.com/a.png'],
    ['![a](//example.com/a.png)', '//example.com/a.png'],
    ['![a](pathname:///elsewhere/a.png)', '/elsewhere/a.png'],
    ['![a](data:image/gif;base64,R0lG)', 'data:image/gif;base64,R0lG'],
  ])('from elsewhere keeps its address: %s', async (source, src) => {
    expect(await render(source)).toBe(`<img src="${src}" alt="a" ${LAZY}/>`);
  });

  it('is imported once, however often it is shown, and the page depends on it', async () => {
    const { imports, dependencies } = await renderGuide(
      '![](./team.png) ![](team.png#a)\n\n```mdx example\n![](./team.png)\n```',
      toFixture(),
    );
    expect(imports.filter((each) => each.includes('team.png'))).toHaveLength(1);
    expect(dependencies).toHaveLength(1);
  });
});

describe('an image written as an element', () => {
  it.each([
    [
      '<img src="./team.png" alt="a" />',
      `<img src="/content/docs/guide/team.png?url&amp;no-inline" alt="a" width="2" height="3" ${LAZY}/>`,
    ],
    [
      '<img src="./team.png" alt="" width="80">',
      `<img src="/content/docs/guide/team.png?url&amp;no-inline" alt="" width="80" ${LAZY}/>`,
    ],
    [
      '<img alt="" src={"@site/content/shared.png"} height={9} decoding="sync" loading="lazy" />',
      '<img src="/content/shared.png?url&amp;no-inline" alt="" height="9" decoding="sync" loading="lazy"/>',
    ],
  ])('is found next to the page: %s', async (source, element) => {
    expect(await render(source)).toBe(element);
  });

  it.each([
    '<img src="/img/logo.svg" alt="" loading="lazy"/>',
    '<img src="https://example.com/a.png" alt="" loading="lazy"/>',
    '<img src="data:image/gif;base64,R0lG" alt=""/>',
    '<img alt=""/>',
  ])('keeps any other address: %s', async (source) => {
    expect(await render(source)).toBe(source);
  });
});

describe('an image that cannot be shown', () => {
  it.each([
    [
      '![a](./teams.png)',
      'error',
      'The image "./teams.png" does not exist.',
      'Did you mean "./team.png"?',
    ],
    [
      '![a](/img/loge.svg)',
      'error',
      'The image "/img/loge.svg" does not exist.',
      'Did you mean "/img/logo.svg"?',
    ],
    [
      '![a](./none/of/it.png)',
      'error',
      'The image "./none/of/it.png" does not exist.',
      'Put the image beside the page, or into public/ and begin its path with "/".',
    ],
    [
      '<img src="./teams.png" alt="" />',
      'error',
      'The image "./teams.png" does not exist.',
      'Did you mean "./team.png"?',
    ],
    [
      '![a](../../../../../etc/passwd)',
      'error',
      'The image "../../../../../etc/passwd" is outside the project.',
      'Put the image beside the page, or into public/ and begin its path with "/".',
    ],
    [
      '![a](./Team.png)',
      'error',
      'The image "./Team.png" does not exist.',
      'Did you mean "./team.png"?',
    ],
    [
      '![a]()',
      'error',
      'The image "a" has no address.',
      'Write the path between the parentheses: ![what it shows](./image.png).',
    ],
    [
      '![a](./broken.png)',
      'warning',
      'The size of the image "./broken.png" cannot be read.',
      'Check that it is a PNG, JPEG, GIF, SVG, WebP or AVIF file and that it opens.',
    ],
  ])(
    'is reported at its position: %s',
    { tags: ['F39'] },
    async (source, severity, message, hint) => {
      expect(await checkSource(`text\n\n- See ${source}`, toFixture())).toEqual([
        { file: 'content/docs/guide/page.mdx', line: 3, column: 7, severity, message, hint },
      ]);
    },
  );
});
