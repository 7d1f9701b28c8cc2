import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { admonitionAliases, admonitionTypes } from '../model/guides/mdx-components';
import { Admonition } from './admonition';

const render = (element: ReactNode) => renderToStaticMarkup(element).replace(/<svg.*?<\/svg>/g, '');

afterEach(() => vi.restoreAllMocks());

describe('an admonition', () => {
  it.each([
    ['note', 'note', 'Note'],
    ['tip', 'tip', 'Tip'],
    ['info', 'info', 'Info'],
    ['warning', 'warning', 'Warning'],
    ['danger', 'danger', 'Danger'],
    ['secondary', 'note', 'Secondary'],
    ['important', 'info', 'Important'],
    ['success', 'tip', 'Success'],
    ['caution', 'warning', 'Caution'],
  ] as const)('of type %s looks like a %s and is called "%s"', (type, look, title) => {
    expect([...admonitionTypes, ...admonitionAliases]).toContain(type);
    expect(render(<Admonition type={type} />)).toMatch(
      new RegExp(`data-type="${look}"><p[^>]*><span>${title}</span></p></div>$`),
    );
  });

  it('shows the formatted title of its writer', () => {
    const title = (
      <>
        Read <em>this</em>
      </>
    );
    expect(render(<Admonition type="tip" title={title} />)).toContain(
      '<span>Read <em>this</em></span>',
    );
  });

  it('falls back to the name of its type for an empty title', () => {
    expect(render(<Admonition type="tip" title="" />)).toContain('<span>Tip</span>');
  });

  it('can be nested', () => {
    const inner = <Admonition type="danger">inner</Admonition>;
    expect(render(<Admonition type="note">{inner}outer</Admonition>)).toMatch(
      /data-type="note">.*data-type="danger">.*inner<\/div>outer<\/div>$/,
    );
  });

  it('has the class and the id of its writer', () => {
    expect(render(<Admonition type="note" className="wide" id="first" />)).toMatch(
      /^<div id="first" class="\S+ wide" data-type="note">/,
    );
  });

  it.each(['nonsense', 'constructor'])(
    'of the unknown type %s is an info, with a warning',
    (type) => {
      const warn = vi.spyOn(console, 'warn').mockReturnValue();
      expect(render(<Admonition type={type as 'note'} />)).toContain('data-type="info"');
      expect(warn).toHaveBeenCalledExactlyOnceWith(
        `No admonition component found for admonition type "${type}". Using Info as fallback.`,
      );
    },
  );
});
