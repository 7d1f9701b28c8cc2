import { slug } from 'github-slugger';

/** What a heading's anchor is made of: its words, or `section` where it has none, such as an emoji. */
export function toAnchorText(heading: string): string {
  return slug(heading) === '' ? 'section' : heading;
}
