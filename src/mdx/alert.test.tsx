import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Alert, AlertDescription, AlertTitle } from './alert';
import type { AlertProps } from './alert';

const render = (props: AlertProps) => renderToStaticMarkup(<Alert {...props} />);

const toTag = (html: string) => /^<[^>]*>/.exec(html)?.[0];

describe('an alert', () => {
  it('is a note named by its title', () => {
    const html = render({ children: [<AlertTitle key="title">Careful</AlertTitle>, 'text'] });
    const id = /aria-labelledby="([^"]+)"/.exec(html)?.[1];
    expect(toTag(html)).toContain('role="note"');
    expect(html).toMatch(new RegExp(`<div id="${id}"[^>]*>Careful</div>`));
    expect(html).not.toMatch(/<h\d/);
  });

  it('uses the existing id of its title', () => {
    const html = render({ children: <AlertTitle id="mine">Careful</AlertTitle> });
    expect(html).toContain('aria-labelledby="mine"');
    expect(html).toContain('<div id="mine"');
  });

  it('is named by its kind if it has no title', () => {
    expect(toTag(render({ children: 'text' }))).toContain('aria-label="Note"');
    expect(toTag(render({ variant: 'destructive' }))).toContain('aria-label="Warning"');
  });

  it('is announced at once only if it is live', () => {
    expect(toTag(render({ live: true }))).toContain('role="alert"');
  });

  it('can have an icon of the site, or its own', () => {
    expect(render({ icon: 'info' })).toMatch(/^<div[^>]*><svg[^>]* aria-hidden="true">/);
    expect(render({})).not.toContain('<svg');
    expect(render({ children: <svg id="own" /> })).toContain('<svg id="own">');
  });

  it('has a variant, classes and attributes of the writer', () => {
    const html = render({ variant: 'destructive', className: 'mine', id: 'x' });
    expect(toTag(html)).toMatch(/ id="x" class="\S+ mine" data-variant="destructive"/);
    expect(renderToStaticMarkup(<AlertDescription className="mine" lang="ja" />)).toMatch(
      /lang="ja" class="\S+ mine"/,
    );
  });
});
