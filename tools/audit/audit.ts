import { readFile } from 'node:fs/promises';
import { createServer } from 'vite';
import { loadSpecFiles } from '../../prerender/api/read/spec-files';
import { commands, readArguments } from '../../prerender/cli/options';
import type { Finding } from './report';
import type * as audits from './spec-audit';

/** How many findings are printed for each file, unless all are asked for. */
const MOST_PRINTED = 30;

/** Compares every fact of OpenAPI files with their pages, and prints what is missing or contradicts. */
export async function run(args: readonly string[]): Promise<void> {
  const { values, positionals: files } = readArguments(args, commands.audit.options);
  const specs =
    files.length === 0
      ? (await loadSpecFiles(process.cwd(), 'specs')).entries
      : await Promise.all(
          files.map(async (file) => ({ file, text: await readFile(file, 'utf8') })),
        );
  const { auditFile } = await importAudits();
  for (const { file, text } of specs) {
    const audit = await auditFile(file, text);
    if (audit === undefined) {
      console.log(`${file}: not valid, so there is nothing to compare.`);
      process.exitCode = 1;
      continue;
    }
    const { operations, facts, findings } = audit;
    const found = facts - findings.length;
    console.log(
      `${file}: ${operations} operations, ${facts} facts, ${found} found on their pages.`,
    );
    print(findings, values.all ? Infinity : MOST_PRINTED);
    if (findings.length > 0) process.exitCode = 1;
  }
}

/** Pages import style sheets, which only a server of Vite can load. */
async function importAudits(): Promise<typeof audits> {
  const server = await createServer({
    configFile: false,
    appType: 'custom',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    return (await server.ssrLoadModule('/tools/audit/spec-audit.ts')) as typeof audits;
  } finally {
    await server.close();
  }
}

function print(findings: readonly Finding[], most: number): void {
  for (const { kind, page, place, what } of findings.slice(0, most))
    console.log(`  ${kind}: ${page}: ${place === '' ? '' : `${place}: `}${what}`);
  if (findings.length > most)
    console.log(`  and ${findings.length - most} more: see them by --all`);
}
