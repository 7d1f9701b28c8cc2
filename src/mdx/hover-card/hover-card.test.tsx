import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { HoverCard } from './hover-card';
import { HoverCardContent, HoverCardTrigger, toPositionArea } from './hover-card-parts';

const render = (href?: string) =>
  renderToStaticMarkup(
    <p>
      A{' '}
      <HoverCard className="mine">
        <HoverCardTrigger {...(href !== undefined && { href })}>
          <p>division</p>
        </HoverCardTrigger>
        <HoverCardContent side="top" align="start" sideOffset={8} className="wide">
          A part of the organisation.
        </HoverCardContent>
      </HoverCard>
    </p>,
  );

/** The id of the card. */
const findCard = (html: string) => /<span id="([^"]+)" popover="auto"/.exec(html)?.[1] ?? 'no card';

describe('a hover card', () => {
  it('is in the HTML, after its word', () => {
    expect(render().replace(/<[^>]*>/g, '')).toBe('A division A part of the organisation.');
  });

  it('can stand in a paragraph, even if its word is on a line of its own', () => {
    expect(render().replace(/ [^>]*/g, '')).not.toMatch(/<p>.*<(?:p|div)>/);
  });

  it('is opened by its word without a script, and described to screen readers', () => {
    const html = render();
    const id = findCard(html);
    expect(html).toMatch(
      new RegExp(`<button aria-describedby="${id}" type="button" popoverTarget="${id}"`),
    );
  });

  it('is opened by a button beside a link, named after the link', () => {
    const html = render('https://easier.example/');
    const id = findCard(html);
    const link =
      /<a href="https:\/\/easier.example\/"[^>]*id="([^"]+)" aria-describedby="([^"]+)"/.exec(html);
    expect(link?.[2]).toBe(id);
    expect(html).toMatch(
      new RegExp(
        `<button id="([^"]+)"[^>]*popoverTarget="${id}"[^>]*aria-label="More about" aria-labelledby="\\1 ${link?.[1]}"`,
      ),
    );
  });

  it('has the position and the classes that the writer sets', () => {
    const html = render();
    expect(html).toContain('style="--area:top span-right;--gap:8px 0"');
    expect(html).toMatch(/class="\S+ \S+ mine"/);
    expect(html).toMatch(/class="\S+ \S+ wide"/);
  });

  it('must hold its parts', () => {
    expect(() => renderToStaticMarkup(<HoverCardTrigger />)).toThrow(
      '<HoverCardTrigger> must stand inside <HoverCard>.',
    );
    expect(() => renderToStaticMarkup(<HoverCardContent />)).toThrow(
      '<HoverCardContent> must stand inside <HoverCard>.',
    );
  });
});

describe('the position of a card', () => {
  it.each([
    ['bottom', 'center', 'bottom'],
    ['bottom', 'start', 'bottom span-right'],
    ['top', 'end', 'top span-left'],
    ['left', 'start', 'left span-bottom'],
    ['right', 'end', 'right span-top'],
  ] as const)('a card at the %s, aligned at the %s, stands at "%s"', (side, align, area) => {
    expect(toPositionArea(side, align)).toBe(area);
  });
});
