/**
 * Gives elements the styles that their HTML has in `data-style`: a strict content policy lets scripts set
 * styles, but no HTML. The build renames them: `prerender/html/own-styles.ts`.
 */
export function applyKeptStyles(root: ParentNode): void {
  for (const { style, dataset } of root.querySelectorAll<HTMLElement>('[data-style]')) {
    style.cssText = dataset['style'] ?? '';
    delete dataset['style'];
  }
}
