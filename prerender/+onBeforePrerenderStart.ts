/** Every path to prerender. `/404` becomes `404.html`. */
export async function onBeforePrerenderStart(): Promise<readonly string[]> {
  const { listPaths } = await import('../src/app/server');
  return listPaths();
}
