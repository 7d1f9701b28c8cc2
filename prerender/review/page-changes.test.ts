import { describe, expect, it } from 'vitest';
import { listPageChanges } from './page-changes';
import { readPage } from './site-text';

/** A site of some pages, by what their `main` holds; a text that is an address is where a page leads on to. */
function toSite(pages: Readonly<Record<string, string>>) {
  return new Map(
    Object.entries(pages).map(([path, text]) => [
      path,
      readPage(
        /^(?:\/|https:)/.test(text)
          ? `<meta http-equiv="refresh" content="0; url=${text}">`
          : `<body><nav>Menu</nav><main>${text}</main></body>`,
      ),
    ]),
  );
}

function compare(
  before: Readonly<Record<string, string>>,
  after: Readonly<Record<string, string>>,
) {
  return listPageChanges(toSite(before), toSite(after));
}

const page =
  '<h1>Teams</h1><p>A team has members.</p><h2 id="roles">Roles</h2><p>One is the owner.</p>';

describe('the pages of two builds', () => {
  it('are the same where a reader sees no difference', () => {
    const other = page.replace('<p>A', '<p class="lead" data-page="7f">A');
    expect(compare({ '/a': page }, { '/a': `<button>Copy</button>${other}` })).toEqual([]);
  });

  it('differ in words, each at its section', () => {
    const [change] = compare({ '/a': page }, { '/a': page.replace('the owner', 'an owner') });
    expect(change).toMatchObject({ kind: 'changed', path: '/a', title: 'Teams', lost: [] });
    expect(change?.texts).toEqual([
      {
        heading: 'Roles',
        hash: '#roles',
        words: [
          { kind: 'same', text: 'One is ' },
          { kind: 'removed', text: 'the' },
          { kind: 'added', text: 'an' },
          { kind: 'same', text: ' owner.' },
        ],
      },
    ]);
  });

  it('differ in code by its lines', () => {
    const toPage = (code: string) => `${page}<pre><code>curl\n${code}</code></pre>`;
    const [change] = compare({ '/a': toPage('--get') }, { '/a': toPage('--post') });
    expect(change?.texts).toMatchObject([
      { isCode: true, words: [{ text: '--' }, { text: 'get' }, { text: 'post' }] },
    ]);
  });

  it('come and go, and lose anchors', () => {
    const other = page.replace('id="roles"', 'id="owners"');
    expect(compare({ '/a': page, '/b': 'B' }, { '/a': other, '/c': 'C' })).toMatchObject([
      { kind: 'changed', path: '/a', texts: [], lost: ['roles'] },
      { kind: 'removed', path: '/b' },
      { kind: 'added', path: '/c' },
    ]);
  });

  it('move to where the earlier address leads', () => {
    expect(compare({ '/a': page }, { '/a': '/b/#roles', '/b': page })).toEqual([
      {
        kind: 'moved',
        path: '/b',
        title: 'Teams',
        from: '/a',
        isRedirected: true,
        texts: [],
        lost: [],
      },
    ]);
  });

  it('differ as a whole where a comparison of their lines would take long', () => {
    const toPage = (word: string) => {
      const lines = Array.from({ length: 500 }, (_, index) => `${word} ${index}\nsame ${index}`);
      return `${page}<pre><code>${lines.join('\n')}</code></pre>`;
    };
    const [change] = compare({ '/a': toPage('old') }, { '/a': toPage('new') });
    expect(change?.texts).toMatchObject([{ isCode: true }]);
  });

  it('are removed where they lead to an invalid address', () => {
    const changes = compare({ '/a': page }, { '/a': '/%ZZ' });
    expect(changes).toMatchObject([{ kind: 'removed', path: '/a' }]);
  });

  it('move without a redirect to the page that says the same', () => {
    const changes = compare({ '/a': page }, { '/b': page, '/c': 'Something else.' });
    expect(changes).toMatchObject([
      { kind: 'moved', path: '/b', from: '/a', isRedirected: false },
      { kind: 'added', path: '/c' },
    ]);
  });

  it('move where some sentences of their only section are other ones', () => {
    const text = '<h1>Teams</h1><p>A team has members. One is the owner. Owners invite others.</p>';
    const [change, ...others] = compare(
      { '/チーム a': text },
      {
        '/b': text.replace('the owner', 'an owner'),
        '/c': '<h1>Keys</h1><p>A key has a name.</p>',
      },
    );
    expect(change).toMatchObject({ kind: 'moved', from: '/チーム a', isRedirected: false });
    expect(change?.texts).toMatchObject([{ words: [{}, { text: 'the' }, { text: 'an' }, {}] }]);
    expect(others).toMatchObject([{ kind: 'added', path: '/c' }]);
  });

  it('move with their code, each to the page that is most similar', () => {
    const toPage = (lines: readonly string[]) => `<pre><code>${lines.join('\n')}</code></pre>`;
    const changes = compare(
      { '/a': toPage(['one', 'two', 'three']), '/b': toPage(['one', 'two', 'five']) },
      { '/c': toPage(['one', 'two', 'five', 'six']), '/d': toPage(['three', 'two', 'one']) },
    );
    expect(changes).toMatchObject([
      { kind: 'moved', path: '/c', from: '/b' },
      { kind: 'moved', path: '/d', from: '/a' },
    ]);
  });

  it('do not move to a page that says only what many pages say', () => {
    const toPage = (own: string) =>
      `<h1>${own} it</h1><p>Send a key. Answers are JSON. Errors have a code.</p><p>${own} one.</p>`;
    const rest = { '/a': toPage('List'), '/b': toPage('Read'), '/c': toPage('Change') };
    expect(
      compare({ ...rest, '/d': toPage('Remove') }, { ...rest, '/e': toPage('Add') }),
    ).toMatchObject([{ kind: 'removed' }, { kind: 'added' }]);
  });

  it('are reported where an address no longer leads to one', () => {
    const before = { '/a': page, '/gone': '/a', '/kept': '/a', '/dangling': '/b', '/b': page };
    const after = { '/a': page, '/kept': '/a/', '/dangling': '/b', '/page': '/nowhere' };
    expect(
      compare({ ...before, '/far': 'https://other.example/' }, { ...after, '/far': '/a' }),
    ).toMatchObject([
      { kind: 'removed', path: '/b' },
      { kind: 'removed', path: '/dangling', title: '/dangling', target: '/b' },
      { kind: 'removed', path: '/gone', title: '/gone', target: '/a' },
    ]);
  });

  it('have no text in common with nothing', () => {
    expect(compare({}, {})).toEqual([]);
    expect(compare({ '/a': '' }, { '/b': '' })).toMatchObject([
      { kind: 'removed', path: '/a', title: '/a' },
      { kind: 'added', path: '/b', title: '/b' },
    ]);
  });
});
