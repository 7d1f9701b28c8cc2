import type { Page } from '@playwright/test';
import type { Theme } from './theme';
import { expectTheme } from './theme';

/** What the style promises: running text, other text, and what only has to be seen. */
const RUNNING_TEXT = 7;
const TEXT = 4.5;
const SHAPE = 3;

/** All colours of the open page that are too near to what is behind them, in one theme. */
export async function findFaint(page: Page, theme: Theme): Promise<readonly string[]> {
  await page.locator('html').evaluate((root, value) => {
    root.setAttribute('data-theme', value);
  }, theme);
  await expectTheme(page, theme);
  const faint = await page.evaluate(measure, { RUNNING_TEXT, TEXT, SHAPE });
  return faint.map((text) => `${theme}: ${text}`);
}

/** Runs in the page. Colours are blended as the browser does: over what is behind, as far as they cover it. */
function measure(limits: { RUNNING_TEXT: number; TEXT: number; SHAPE: number }): readonly string[] {
  type Color = readonly [red: number, green: number, blue: number, alpha: number];
  const context = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('There is no canvas.');
  const known = new Map<string, Color>();
  const parse = (text: string): Color => {
    const before = known.get(text);
    if (before !== undefined) return before;
    context.clearRect(0, 0, 1, 1);
    context.fillStyle = text;
    context.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data;
    const color: Color = [red, green, blue, alpha / 255];
    known.set(text, color);
    return color;
  };
  const over = (top: Color, below: Color): Color => {
    const mix = (index: 0 | 1 | 2) => top[index] * top[3] + below[index] * (1 - top[3]);
    return [mix(0), mix(1), mix(2), 1];
  };
  /** What is behind the content of an element. */
  const toGround = (element: Element | null): Color => {
    if (element === null) return [255, 255, 255, 1];
    const own = parse(getComputedStyle(element).backgroundColor);
    return own[3] === 1 ? own : over(own, toGround(element.parentElement));
  };
  const toLuminance = ([red, green, blue]: Color) => {
    const [r = 0, g = 0, b = 0] = [red, green, blue].map((value) => {
      const part = value / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const toRatio = (color: Color, ground: Color) => {
    const [light = 0, dark = 0] = [over(color, ground), ground]
      .map(toLuminance)
      .toSorted((one, other) => other - one);
    return (light + 0.05) / (dark + 0.05);
  };

  const faint = new Map<string, string>();
  const check = (name: string, element: Element, color: string, ground: Color, least: number) => {
    const ratio = toRatio(parse(color), ground);
    if (ratio >= least) return;
    const key = `${name} ${color} ${ground.map(Math.round).join(',')}`;
    const html = element.outerHTML.slice(0, 120);
    faint.set(
      key,
      `${name} ${ratio.toFixed(2)} < ${least}: ${color} on ${ground.map(Math.round).join(',')}: ${html}`,
    );
  };
  const isShown = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    element.closest('.visually-hidden, :disabled, [aria-disabled="true"], svg') === null;

  const running = 'article > p, article > :is(ul, ol) > li, article > div > p';
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement;
    if (element === null || !/\S/.test(walker.currentNode.nodeValue ?? '')) continue;
    if (element.matches('script, style, option, noscript') || !isShown(element)) continue;
    const { color } = getComputedStyle(element);
    const isRunning = element.matches(running) && color === getComputedStyle(document.body).color;
    check('text', element, color, toGround(element), isRunning ? limits.RUNNING_TEXT : limits.TEXT);
  }
  // What a search or the pointer marks, in text and in code, whose words have colours of their own.
  for (const element of document.querySelectorAll('main p, main pre, main h1, main pre span')) {
    if (!isShown(element)) continue;
    const names =
      element.closest('pre') === null ? ['search-match'] : ['search-match', 'pointed-key'];
    for (const name of names) {
      const mark = getComputedStyle(element, `::highlight(${name})`);
      const ground = over(parse(mark.backgroundColor), toGround(element));
      check(name, element, mark.color, ground, limits.TEXT);
    }
  }
  for (const element of document.querySelectorAll('input, select, textarea')) {
    if (!isShown(element)) continue;
    const box = getComputedStyle(element);
    const around = toGround(element.parentElement);
    const placeholder = getComputedStyle(element, '::placeholder').color;
    if (element.matches('[placeholder]'))
      check('placeholder', element, placeholder, toGround(element), limits.TEXT);
    // A field is seen by its edge, or by its ground; a box to tick is drawn before it.
    const edge = element.matches('[type="checkbox"]') ? getComputedStyle(element, '::before') : box;
    if (edge.borderTopWidth !== '0px')
      check('edge', element, edge.borderTopColor, around, limits.SHAPE);
  }
  for (const element of document.querySelectorAll('a[href], button, input, select, summary, pre')) {
    if (!(element instanceof HTMLElement) || !isShown(element)) continue;
    element.focus({ preventScroll: true, focusVisible: true });
    if (document.activeElement !== element || !element.matches(':focus-visible')) continue;
    const [ring, drawn] = [getComputedStyle(element), getComputedStyle(element, '::before')];
    const { outlineStyle, outlineColor, outlineOffset } =
      ring.outlineStyle === 'none' ? drawn : ring;
    if (outlineStyle === 'none') continue;
    // Around the element, or within its edge.
    const within = Number.parseFloat(outlineOffset) < 0;
    const ground = toGround(within ? element : element.parentElement);
    check('ring', element, outlineColor, ground, limits.SHAPE);
  }
  return [...faint.values()];
}
