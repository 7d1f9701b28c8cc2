/** Every path to prerender. `/404` becomes `404.html`. */
export async function listPaths(): Promise<readonly string[]> {
  const app = await import('../src/app/server');
  return app.listPaths();
}
