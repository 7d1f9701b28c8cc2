/** The query parameter with the words to mark on a page; repeated for each word. */
export const HIGHLIGHT_PARAMETER = '_highlight';
