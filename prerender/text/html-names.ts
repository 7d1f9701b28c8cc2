/** https://html.spec.whatwg.org/multipage/syntax.html#void-elements */
export const voidElements: ReadonlySet<string> = new Set(
  'area base br col embed hr img input link meta source track wbr'.split(' '),
);

/** Elements that cannot stand inside a paragraph: browsers end it before them. */
export const blockElements: ReadonlySet<string> = new Set(
  [
    'address article aside blockquote center dd details dialog div dl dt fieldset figcaption figure footer',
    'form h1 h2 h3 h4 h5 h6 header hgroup hr li main menu nav ol p pre search section summary table ul',
  ].flatMap((line) => line.split(' ')),
);

/** https://html.spec.whatwg.org/multipage/indices.html#elements-3, and what older pages have. */
const otherElements: ReadonlySet<string> = new Set(
  [
    'a abbr acronym audio b bdi bdo big blink body button canvas caption cite code colgroup data datalist del dfn',
    'dir em font frame frameset head html i iframe ins kbd label legend map mark math meter noscript object',
    'optgroup option output picture progress q rp rt ruby s samp script select slot small span strike strong',
    'style sub sup svg tbody td template textarea tfoot th thead time title tr tt u var video',
  ].flatMap((line) => line.split(' ')),
);

/** True for the name of an HTML element, in lower case. */
export function isHtmlName(name: string): boolean {
  return voidElements.has(name) || blockElements.has(name) || otherElements.has(name);
}
