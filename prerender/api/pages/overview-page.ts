import type { ApiOverview, ApiReference, NamedLink } from '../../../src/model/api/api';
import type { RichText } from '../../../src/model/text/rich-text';
import type { Info } from '../document/document';
import type { Spec } from '../document/spec';
import type { ToText } from '../document/to-text';
import { toSecuritySchemes } from '../operation/security';
import { toDownloads } from './to-downloads';
import { toExternalDocs } from '../operation/to-external-docs';
import { toServers } from '../operation/servers';

/** What an API's overview page shows; `toLongText` makes its sections' headings level 2. */
export function toApiOverview(
  { file, document }: Pick<Spec, 'file' | 'document'>,
  toText: ToText,
  toLongText: (markdown: string | undefined) => RichText,
  { path, groups }: ApiReference,
): ApiOverview {
  const { title, version, summary, description, contact, license, termsOfService } = document.info;
  return {
    apiPath: path,
    title,
    version,
    summary: summary ?? '',
    description: toLongText(description),
    ...toExternalDocs(document.externalDocs, toText),
    servers: toServers(document.servers ?? [], toText),
    securitySchemes: toSecuritySchemes(document, toText),
    ...(contact !== undefined && { contact }),
    ...(license !== undefined && { license: toLicense(license) }),
    ...(termsOfService !== undefined && { termsOfService }),
    downloads: toDownloads(file),
    groups,
  };
}

/** A licence may be named by its SPDX expression in place of an address. */
function toLicense({ name, url, identifier }: NonNullable<Info['license']>): NamedLink {
  if (url !== undefined) return { name, url };
  const isOne = identifier !== undefined && /^[\w.-]+$/.test(identifier);
  return isOne ? { name, url: `https://spdx.org/licenses/${identifier}.html` } : { name };
}
