/**
 * Loads a page that has crashed again if it throws on the server, too: there the document names the writer's
 * own line. For development only.
 */
export async function showThrownPlace(): Promise<void> {
  const answer = await fetch(window.location.href);
  if (/<html[^>]* data-mistake/.test(await answer.text())) window.location.reload();
}
