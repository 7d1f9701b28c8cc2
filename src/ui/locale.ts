import { toPlural } from '../model/text/plural';

/** The locale code of this build. */
export const locale = import.meta.env.VITE_LOCALE ?? 'en';

/** The plural form of a text for a count, by the rules of the build's language. */
export function toCountText(text: string, count: number): string {
  return toPlural(text, count, locale);
}
