import type { Download } from './api';

/** The downloads of an API: the whole document in each OpenAPI format, and its requests for programs. */
export function toDownloads(file: string): readonly Download[] {
  const path = `/${file.replace(/\.[^.]+$/, '')}`;
  return [
    { format: 'YAML', href: `${path}.yaml` },
    { format: 'JSON', href: `${path}.json` },
    { format: 'Postman', href: `${path}.postman.json` },
    { format: 'OpenCollection', href: `${path}.opencollection.yaml` },
  ];
}
