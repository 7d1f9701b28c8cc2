/** The Markdown of a page, of which the first part names the others. */
export async function loadParts(twin: string, load = loadText): Promise<string> {
  const first = await load(twin);
  const bodies = [toBody(first)];
  const toPart = () => twin.replace(/\.md$/, `.${bodies.length + 1}.md`);
  while (first.includes(`${toPart()})`)) bodies.push(toBody(await load(toPart())));
  const [head = ''] = /^---\n[^]*?\n---\n+> .*\n+/.exec(first) ?? [];
  return bodies.length === 1 ? first : head + bodies.join('\n');
}

function toBody(part: string): string {
  return part.slice(Math.max(part.search(/^#{1,6} /m), 0));
}

async function loadText(file: string): Promise<string> {
  const response = await fetch(file);
  if (!response.ok) throw new Error(`${file} answered with the status ${response.status}.`);
  return response.text();
}
