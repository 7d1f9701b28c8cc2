import { stringify } from 'yaml';
import type { ScalarTag } from 'yaml';
import { toDefined } from '../../../src/model/defined';
import { ExactNumber } from '../../../src/model/exact-number';
import type {
  ApiOverview,
  ApiReference,
  DescribedGroup,
  Download,
  Licence,
  OperationGroup,
} from '../../../src/model/api/api';
import { toDownloads } from '../../../src/model/api/downloads';
import { toPlainText } from '../../../src/model/text/rich-text';
import type { PageHead } from '../../../src/model/site/head';
import type { Info, OpenApiDocument, Spec } from '../document/document';
import type { ToText } from '../../text/rich-text';
import { toSecuritySchemes } from '../operation/security';
import { toExternalDocs } from '../operation/descriptions';
import { toServers } from '../operation/servers';
import { toJsonText } from '../../../src/model/json-text';

/** The data of an API's overview. `toLongText` starts the headings of its description at level 2. */
export function toApiOverview(
  { file, document }: Pick<Spec, 'file' | 'document'>,
  toText: ToText,
  toLongText: ToText,
  { path, label, groups }: ApiReference,
): ApiOverview {
  const { version, summary, description, contact, license, termsOfService } = document.info;
  return {
    apiPath: path,
    label,
    version,
    summary: summary ?? '',
    description: toLongText(description),
    ...toExternalDocs(document.externalDocs, toText),
    servers: toServers(document.servers ?? [], toText),
    securitySchemes: toSecuritySchemes(document, toText),
    ...toDefined({ contact, license: license && toLicense(license), termsOfService }),
    downloads: toDownloads(file),
    groups: groups.map((group) => describeGroup(document, group, toText)),
  };
}

/** Other pages list the groups, too, and need only their plain descriptions. */
function describeGroup(
  { tags = [] }: OpenApiDocument,
  group: OperationGroup,
  toText: ToText,
): DescribedGroup {
  const text = toText(tags.find(({ name }) => name === group.name)?.description);
  const [first, ...others] = text;
  const isParagraph = others.length === 0 && typeof first === 'object' && first.tag === 'p';
  const isFormatted = (isParagraph ? first.children : text).some(
    (node) => typeof node === 'object',
  );
  // That of webhooks joins the texts of several tags.
  return isFormatted && toPlainText(text) === group.description ? { ...group, text } : group;
}

/** A licence may have an SPDX expression instead of a URL. */
function toLicense({ name, url, identifier }: NonNullable<Info['license']>): Licence {
  if (url !== undefined) return { name, url };
  const isOne = identifier !== undefined && /^[\w.-]+$/.test(identifier);
  const spdx = isOne ? `https://spdx.org/licenses/${identifier}.html` : undefined;
  return { name, ...toDefined({ url: spdx, identifier }) };
}

/**
 * The text of a download: the author's file with its comments, if it is the whole document in this format. The file is
 * not given if something in it is internal.
 */
export function toDownloadText(
  { format, href }: Download,
  { file, files, document }: Pick<Spec, 'file' | 'files' | 'document'>,
  source: string | undefined,
): string {
  const isOwn = files.length <= 1 && href === `/${file}`;
  if (isOwn && source !== undefined && isOpenApi3(source)) return source;
  if (format === 'JSON') return `${toJsonText(document, '  ')}\n`;
  return stringify(document, {
    aliasDuplicateObjects: false,
    lineWidth: 0,
    customTags: [exactNumber],
  });
}

/** How YAML writes a number whose digits are kept. */
const exactNumber: ScalarTag = {
  tag: 'tag:yaml.org,2002:float',
  default: true,
  identify: (value) => value instanceof ExactNumber,
  resolve: (text) => text,
  stringify: ({ value }) => (value instanceof ExactNumber ? value.digits : String(value)),
};

/** Swagger 2.0 is published after conversion to OpenAPI 3. */
function isOpenApi3(source: string): boolean {
  return !/^\s*["']?swagger["']?\s*:/m.test(source);
}

/** Title, description and keywords of an API's overview. */
export function toOverviewHead({
  path,
  overview,
  label,
  version,
  summary,
}: ApiReference): PageHead {
  return {
    path: `${path}/${overview}`,
    title: `${label} introduction`,
    description: `Version ${version}: servers, authentication, conventions and all operations. ${summary}`,
    keywords: ['OpenAPI', 'download'],
  };
}
