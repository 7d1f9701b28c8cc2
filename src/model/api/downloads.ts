import type { Download } from './api';

/** The downloads of the whole document, one in each OpenAPI format. */
export function toDownloads(file: string): readonly Download[] {
  const path = `/${file.replace(/\.[^.]+$/, '')}`;
  return [
    { format: 'YAML', href: `${path}.yaml` },
    { format: 'JSON', href: `${path}.json` },
  ];
}
