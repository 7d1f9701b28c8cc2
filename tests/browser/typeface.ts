/** Runs in the page: whether its font has been loaded. */
export function hasTypeface(): boolean {
  return [...document.fonts].some(({ family, status }) => family === 'Plex' && status === 'loaded');
}
