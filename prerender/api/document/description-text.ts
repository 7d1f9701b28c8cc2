import type { RichText } from '../../../src/model/text/rich-text';

/** Converts a description to rich text. */
export type ToText = (markdown: string | undefined) => RichText;
