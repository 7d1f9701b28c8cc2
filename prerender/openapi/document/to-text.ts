import type { RichText } from '../../../src/model/rich-text';

/** Makes rich text of a description. */
export type ToText = (markdown: string | undefined) => RichText;
