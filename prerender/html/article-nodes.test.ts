import { expect, it } from 'vitest';
import { toPlainCode } from '../../src/model/text/code';
import { toArticleNodes } from './article-nodes';

const toNodes = (html: string) => toArticleNodes(`<main><article>${html}</article></main>`, '/x/');

it('reads the components of a document as those of a guide that is data', () => {
  expect(
    toNodes(
      '<div data-type="warning" class="a"><p><svg></svg><span>Careful</span></p><p>Text</p></div>' +
        '<figure data-language="js"><figcaption>a.js</figcaption><div><button>Copy</button></div><pre><code>a<i>()</i>;\nb</code></pre></figure>' +
        '<div><div role="tablist" data-search-skip=""><button>A</button></div><div role="tabpanel"><p>A</p>One</div></div>',
    ),
  ).toEqual([
    ['Admonition', { type: 'warning', title: 'Careful' }, [['p', {}, ['Text']]]],
    ['CodeBlock', { code: toPlainCode('a();\nb', 'js'), title: 'a.js' }, []],
    ['div', {}, [['TabItem', { label: 'A' }, ['One']]]],
  ]);
});

it('reads links without the base, formulas as they are typed, and progress in words', () => {
  expect(
    toNodes(
      '<a href="/x/docs/a" class="b">a</a><a href="#c">c</a><img src="/x/i.png" alt="i">' +
        '<span class="katex"><math><semantics><mi>x</mi><annotation>x^2</annotation></semantics></math><span aria-hidden="true">x2</span></span>' +
        '<span role="progressbar" aria-label="Done" aria-valuetext="80%"></span>',
    ),
  ).toEqual([
    ['a', { href: '/docs/a' }, ['a']],
    ['a', { href: '#c' }, ['c']],
    ['img', { src: '/i.png', alt: 'i' }, []],
    ['span', {}, [['Formula', null, ['x^2']]]],
    'Done: 80%',
  ]);
});

it('leaves out what is of use only on the page', () => {
  expect(
    toNodes(
      '<p data-search-skip=""><button>Copy</button></p><button>b</button><button data-opener="">word</button>' +
        '<div data-search-skip="index">kept</div><span class="visually-hidden">h</span><footer>f</footer><svg></svg>',
    ),
  ).toEqual([
    ['button', {}, ['word']],
    ['div', {}, ['kept']],
  ]);
});

it('reads nothing from a document without a text', () => {
  expect(toArticleNodes('<main></main>', '/')).toEqual([]);
});
