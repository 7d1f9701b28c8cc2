/** The headers of the files whose path matches: `/docs/*`, where a star stands for any text. */
export interface HeaderRule {
  readonly path: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
}

/** The text of a `_headers` file, as Netlify and Cloudflare Pages read it. */
export function toHeadersText(rules: readonly HeaderRule[]): string {
  return rules
    .map(({ path, headers }) =>
      [path, ...headers.map(([name, value]) => `  ${name}: ${value}`), ''].join('\n'),
    )
    .join('\n');
}

/** Reads a `_headers` file. */
export function parseHeaderRules(text: string): readonly HeaderRule[] {
  const rules: { path: string; headers: [string, string][] }[] = [];
  for (const line of text.split('\n')) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    const [, name, value] = /^\s+([^:\s]+):\s*(.*)$/.exec(line) ?? [];
    if (name === undefined || value === undefined) rules.push({ path: line.trim(), headers: [] });
    else rules.at(-1)?.headers.push([name, value]);
  }
  return rules;
}

/** The headers of the file at a path. */
export function listHeaders(
  rules: readonly HeaderRule[],
  path: string,
): readonly (readonly [name: string, value: string])[] {
  return rules.filter((rule) => isMatch(rule.path, path)).flatMap(({ headers }) => headers);
}

function isMatch(pattern: string, path: string): boolean {
  const [start = '', ...others] = pattern.split('*');
  if (others.length === 0) return path === pattern;
  return path.startsWith(start) && path.slice(start.length).endsWith(others.join('*'));
}
