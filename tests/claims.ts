import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';

/** What can go wrong, or what the site promises. Its tests have its id as a tag. */
export interface Claim {
  /** `F12` of a fault, `S12` of a sentence of the specification. */
  readonly id: string;
  readonly sentence: string;
}

/** The claims of both catalogues. */
export function listClaims(): readonly Claim[] {
  return [...readCatalogue('faults', 'fault'), ...readCatalogue('specification', 'sentence')];
}

function readCatalogue(name: string, key: string): readonly Claim[] {
  const folder = fileURLToPath(new URL(`${name}/`, import.meta.url));
  const files = readdirSync(folder).filter((file) => file.endsWith('.yaml'));
  return files.flatMap((file) =>
    (parse(readFileSync(folder + file, 'utf8')) as readonly Record<string, string>[]).map(
      (entry) => ({ id: entry['id'] ?? '', sentence: entry[key] ?? '' }),
    ),
  );
}
