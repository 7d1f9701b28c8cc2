/** The Markdown of a page, of which the first part says how many there are: `1/3:`. */
export async function loadParts(twin: string, load = loadText): Promise<string> {
  const first = await load(twin);
  const [, head = '', count = '1'] = /^(---\n[^]*?\n---\n+> .*\n+)1\/(\d+):\n/.exec(first) ?? [];
  const others = Array.from({ length: Number(count) - 1 }, (_, index) =>
    load(twin.replace(/\.md$/, `.${index + 2}.md`)),
  );
  if (others.length === 0) return first;
  return head + [first, ...(await Promise.all(others))].map(toBody).join('\n');
}

function toBody(part: string): string {
  return part.slice(Math.max(part.search(/^#{1,6} /m), 0));
}

async function loadText(file: string): Promise<string> {
  const response = await fetch(file);
  if (!response.ok) throw new Error(`${file} answered with the status ${response.status}.`);
  return response.text();
}
