/** The query parameter that carries the words to mark on a page; it is repeated for each word. */
export const HIGHLIGHT_PARAMETER = '_highlight';
