import type { ApiOverview, ApiReference } from '../../src/model/reference/api';
import type { RichText } from '../../src/model/rich-text';
import type { Spec } from './load-spec';
import type { ToText } from './to-text';
import { toSecuritySchemes } from './to-security';
import { toServers } from './to-servers';

/** What an API's overview page shows; `toLongText` makes its sections' headings level 2. */
export function toApiOverview(
  { file, document }: Pick<Spec, 'file' | 'document'>,
  toText: ToText,
  toLongText: (markdown: string | undefined) => RichText,
  { path, groups }: ApiReference,
): ApiOverview {
  const { title, version, description, contact, license, termsOfService } = document.info;
  return {
    apiPath: path,
    title,
    version,
    description: toLongText(description),
    servers: toServers(document.servers ?? [], toText),
    securitySchemes: toSecuritySchemes(document, toText),
    ...(contact !== undefined && { contact }),
    ...(license !== undefined && { license }),
    ...(termsOfService !== undefined && { termsOfService }),
    download: `/${file}`,
    groups,
  };
}
