/** True for an `Accept` header that names Markdown, with a quality not below that of HTML. A browser sends any type. */
export function prefersMarkdown(accept = ''): boolean {
  const qualities = new Map(accept.toLowerCase().split(',').map(readRange));
  const markdown = qualities.get('text/markdown') ?? 0;
  return markdown > 0 && markdown >= (qualities.get('text/html') ?? 0);
}

function readRange(range: string): readonly [type: string, quality: number] {
  const [type = '', ...parameters] = range.split(';').map((part) => part.trim());
  const quality = parameters.find((one) => one.startsWith('q='))?.slice(2);
  return [type, quality === undefined ? 1 : Number(quality)];
}
