import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { NavigationMenu, NavigationMenuItem, NavigationMenuList } from './navigation-menu';
import {
  NavigationMenuContent,
  NavigationMenuIndicator,
  NavigationMenuLink,
  NavigationMenuTrigger,
  NavigationMenuViewport,
} from './navigation-menu-parts';

const html = renderToStaticMarkup(
  <NavigationMenu label="Operations" className="mine" viewport={false}>
    <NavigationMenuList>
      <NavigationMenuItem>
        <NavigationMenuTrigger>
          <p>Teams</p>
        </NavigationMenuTrigger>
        <NavigationMenuContent className="wide">
          <NavigationMenuLink href="https://easier.example/a">Create team</NavigationMenuLink>
        </NavigationMenuContent>
      </NavigationMenuItem>
      <NavigationMenuItem>
        <NavigationMenuLink href="https://easier.example/b" active>
          Guides
        </NavigationMenuLink>
      </NavigationMenuItem>
      <NavigationMenuIndicator />
    </NavigationMenuList>
    <NavigationMenuViewport />
  </NavigationMenu>,
);

describe('a navigation menu', () => {
  it('is a landmark with a name of its own', () => {
    expect(html).toMatch(/^<nav aria-label="Operations" class="\S+ mine"><ul [^>]*><li /);
    expect(renderToStaticMarkup(<NavigationMenu />)).toContain('aria-label="Topics"');
  });

  it('has what is closed in the HTML, opened by its trigger without a script', () => {
    expect(html).toMatch(
      /<button type="button" popoverTarget="([^"]+)"[^>]* aria-controls="\1" data-state="closed">Teams<svg.*<div id="\1" popover="auto".*Create team<\/a>/,
    );
  });

  it('sets no expanded state before hydration, so the browser derives it', () => {
    expect(html).not.toContain('aria-expanded');
  });

  it('marks the link of the page that is open', () => {
    expect(html).toMatch(
      /<a href="https:\/\/easier.example\/b"[^>]* aria-current="page" data-active="">/,
    );
    expect(html.match(/aria-current/g)).toHaveLength(1);
  });

  it('accepts unneeded parts and renders nothing for them', () => {
    expect(html).toMatch(/<\/li><\/ul><\/nav>$/);
  });

  it('must hold its parts', () => {
    expect(() => renderToStaticMarkup(<NavigationMenuItem />)).toThrow(
      '<NavigationMenuItem> must stand inside <NavigationMenu>.',
    );
    expect(() => renderToStaticMarkup(<NavigationMenuLink href="#a" />)).toThrow(
      '<NavigationMenuLink> must stand inside <NavigationMenuItem>.',
    );
  });
});
