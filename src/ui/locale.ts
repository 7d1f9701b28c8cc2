import { toPlural } from '../model/text/plural';

/** The code of the locale that this build is in. */
export const locale = import.meta.env.VITE_LOCALE ?? 'en';

/** The plural form of a text for a number of things, by the rules of the build's language. */
export function toCountText(text: string, count: number): string {
  return toPlural(text, count, locale);
}
