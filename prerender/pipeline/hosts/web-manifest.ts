import type { SiteConfig } from '../../../src/model/site/site';

/** The name of the manifest, which every page links. */
export const MANIFEST_FILE = 'site.webmanifest';

/** The icon of a phone's home screen. */
export const TOUCH_ICON_FILE = 'icon-180.png';

/** The sizes that browsers ask for when a site is installed. */
export const INSTALLED_SIZES = [192, 512];

/** The light paper, as in `src/ui/styles/tokens.css`. */
const PAPER = '#fcfbf8';

/** The manifest of a site below a base path. https://www.w3.org/TR/appmanifest/ */
export function toWebManifest(
  { title, tagline }: Pick<SiteConfig, 'title' | 'tagline'>,
  base: string,
  language: string,
): string {
  const icons = [
    { src: `${base}favicon.svg`, type: 'image/svg+xml', sizes: 'any' },
    ...INSTALLED_SIZES.map((size) => ({
      src: `${base}icon-${size}.png`,
      type: 'image/png',
      sizes: `${size}x${size}`,
    })),
  ];
  const manifest = {
    id: base,
    name: title,
    short_name: title,
    description: tagline,
    lang: language,
    start_url: base,
    scope: base,
    display: 'browser',
    theme_color: PAPER,
    background_color: PAPER,
    icons,
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
