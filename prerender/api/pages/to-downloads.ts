import { stringify } from 'yaml';
import type { Download } from '../../../src/model/api/api';
import type { OpenApiDocument } from '../document/document';

/** Where the whole document can be downloaded, in both formats of OpenAPI. */
export function toDownloads(file: string): readonly Download[] {
  const path = `/${file.replace(/\.[^.]+$/, '')}`;
  return [
    { format: 'YAML', href: `${path}.yaml` },
    { format: 'JSON', href: `${path}.json` },
  ];
}

/**
 * The text of a download.
 *
 * An author's only file goes out as it is where the format is its own: with its comments.
 */
export function toDownloadText(
  { format, href }: Download,
  { file, files, source, document, isWhole }: DownloadSource,
): string {
  const isOwn = isWhole && files.length <= 1 && href === `/${file}` && isOpenApi3(source);
  if (isOwn) return source;
  if (format === 'JSON') return `${JSON.stringify(document, undefined, 2)}\n`;
  return stringify(document, { aliasDuplicateObjects: false, lineWidth: 0 });
}

/** What a download is made from. */
export interface DownloadSource {
  readonly file: string;
  readonly files: readonly string[];
  readonly source: string;
  readonly document: OpenApiDocument;
  /** Whether nothing of the source is kept from readers. */
  readonly isWhole: boolean;
}

/** Older documents go out converted, like their parts. */
function isOpenApi3(source: string): boolean {
  return !/^\s*["']?swagger["']?\s*:/m.test(source);
}
