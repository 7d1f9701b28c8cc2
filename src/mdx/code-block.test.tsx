import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { CodeBlock } from './code-block';
import { LiveExample } from './live-example';
import { TaskBox } from './components';

const code = { language: 'js', lines: [[['keyword', 'let'] as const, ' a']] };

describe('code in a guide', () => {
  it('is shown as highlighted by the compiler', () => {
    const html = renderToStaticMarkup(<CodeBlock code={code} title="a.js" />);
    expect(html).toContain('<i class=k>let</i> a</code>');
    expect(html).toContain('a.js</figcaption>');
  });

  it('is shown without colours if it is known at run time only, and can be copied', () => {
    const html = renderToStaticMarkup(<CodeBlock language="js">{'let a\n'}</CodeBlock>);
    expect(html).toContain('aria-label="Code, js"');
    expect(html).toMatch(/>let a<\/code>/);
    expect(html).toContain('<button');
  });

  it('renders elements unchanged, without buttons', () => {
    const html = renderToStaticMarkup(
      <CodeBlock title="a">
        <b>let</b> a
      </CodeBlock>,
    );
    expect(html).toContain('<pre tabindex="0"><code translate="no"><b>let</b> a</code></pre>');
    expect(html).not.toContain('<button');
  });
});

describe('an example', () => {
  it('shows its result, and its source below it, which search does not index', () => {
    const html = renderToStaticMarkup(
      <LiveExample code={code} title="a.mdx">
        <p>result</p>
      </LiveExample>,
    );
    expect(html).toMatch(
      /^<div [^>]*data-example=""><div [^>]*data-example-result=""[^>]*><p>result<\/p><\/div><figure [\s\S]*a\.mdx[\s\S]*<\/figure><\/div>$/,
    );
    expect(html).toMatch(
      /data-example-result="" data-search-skip="" role="group" aria-label="Result"/,
    );
  });
});

describe('the checkbox of a task', () => {
  it.each([
    [true, 'Done'],
    [false, 'To do'],
  ])('has its state as its label: %s is %s', (checked, label) => {
    expect(
      renderToStaticMarkup(<TaskBox type="checkbox" disabled checked={checked} readOnly />),
    ).toContain(`aria-label="${label}"`);
  });
});
