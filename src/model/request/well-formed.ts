/** Halves of surrogate pairs, which have no UTF-8 encoding. */
export const loneSurrogate = /\p{Surrogate}/gu;

/** A text that can be encoded. */
export function toWellFormed(text: string): string {
  return text.replaceAll(loneSurrogate, '\ufffd');
}
