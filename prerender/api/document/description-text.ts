import type { RichText } from '../../../src/model/text/rich-text';

/** Makes rich text of a description. */
export type ToText = (markdown: string | undefined) => RichText;
