import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { FormattedText } from './formatted-text';

const render = (text: string) =>
  renderToStaticMarkup(
    <FormattedText
      text={text}
      values={{ link: <a href="/docs/">latest version</a>, label: '2.0' }}
    />,
  );

describe('a formatted text', () => {
  it('has elements in the places of its names', () => {
    expect(render('See the {link} ({label}).')).toBe(
      'See the <a href="/docs/">latest version</a> (2.0).',
    );
  });

  it('puts them where another language wants them', () => {
    expect(render('{label}: {link}')).toBe('2.0: <a href="/docs/">latest version</a>');
  });

  it('shows nothing for a name without a value', () => {
    expect(render('a {gone} b')).toBe('a  b');
  });
});
