import { texts } from '../api/pages/texts';
import { texts as apiTexts } from '../api/texts';
import { toSchemaAnchor } from '../model/api/anchors';
import type {
  ApiOverview,
  ApiReference,
  DescribedGroup,
  ErrorCatalogue,
  ErrorEntry,
} from '../model/api/api';
import { toErrorTitle } from '../model/api/api';
import type { OperationUses, SchemaIndex, SchemaPage } from '../model/api/schema-page';
import { toSchemaPath } from '../model/api/schema-page';
import { format } from '../model/text/format';
import { toCountText } from '../ui/locale';
import { generatedText } from './exchange';
import type { Fields } from './fields';
import { fieldText, inside } from './fields';
import {
  blocks,
  code,
  fence,
  heading,
  item,
  line,
  link,
  list,
  section,
  strong,
  text,
} from './marks';
import { schemeSections } from './security';
import { hostNote, serverList } from './servers';
import { docsLink, rich, said } from './tree';

/** The index of an API's section, which has an address. */
export function apiText(reference: ApiReference, address: string): string {
  const { label, summary, version, overview, groups } = reference;
  const to = link(`${address}/${overview}.md`, texts.api.overview);
  return blocks(
    heading(1, label),
    text(summary),
    format(texts.api.introduction, { version: text(version), overview: to }),
    ...groups.map((group) => toGroup(group, address, 2)),
  );
}

/** The operations of a tag, with links to their pages. */
function toGroup(group: DescribedGroup, address: string, level: number): string {
  const { label, parent, description, text: own, externalDocs, operations } = group;
  const items = operations.map(({ slug, method, path, title }) =>
    item(line(code(`${method} ${path}`), link(`${address}/${slug}.md`, title))),
  );
  return blocks(
    heading(parent === undefined ? level : level + 1, label),
    own === undefined ? text(description) : rich(own),
    externalDocs && docsLink(externalDocs),
    list(items),
  );
}

/** The parts of an API's document about the whole API. */
export function overviewText(overview: ApiOverview): string {
  const { apiPath, label, version, summary, servers, downloads, groups } = overview;
  const { contact = {}, license, termsOfService, externalDocs } = overview;
  const { api } = texts;
  const [server] = servers;
  return blocks(
    heading(1, format(api.overviewOf, { api: label })),
    text(summary),
    list([
      ...toFacts(api.version, text(version)),
      ...toFacts(api.baseUrl, server && code(server.template)),
      ...toFacts(
        api.documents,
        ...downloads.map((one) => link(one.href, texts.downloads[one.format])),
      ),
    ]),
    rich(overview.description),
    externalDocs && docsLink(externalDocs),
    section(2, apiTexts.servers.title, serverList(servers), groups.length > 0 && hostNote(servers)),
    schemeSections(overview.securitySchemes),
    section(
      2,
      api.legal,
      list([
        ...toFacts(
          api.contact,
          contact.name && text(contact.name),
          contact.email && text(contact.email),
          contact.url && link(contact.url),
        ),
        ...toFacts(
          api.licence,
          license && text(license.name),
          license?.identifier && code(license.identifier),
          license?.url && link(license.url),
        ),
        ...toFacts(api.terms, termsOfService && link(termsOfService)),
      ]),
    ),
    section(2, api.operations, ...groups.map((group) => toGroup(group, apiPath, 3))),
  );
}

function toFacts(name: string, ...values: readonly (string | undefined)[]): readonly string[] {
  const known = values.filter((value) => value !== undefined && value !== '');
  return known.length === 0 ? [] : [item(`${name}: ${known.join(', ')}`)];
}

/** All errors of an API by status, each with its meaning and the operations that return it. */
export function errorsText({ hasProblemTypes, errors }: ErrorCatalogue): string {
  const names: Readonly<Record<string, string>> = texts.statuses;
  const statuses = [...new Set(errors.map(({ status }) => status))];
  return blocks(
    heading(1, texts.errors.title),
    line(texts.errors.text, hasProblemTypes && texts.errors.types),
    ...statuses.map((status) =>
      section(
        2,
        `${status} ${names[status] ?? ''}`,
        ...errors.filter((entry) => entry.status === status).map(toError),
      ),
    ),
  );
}

function toError(entry: ErrorEntry): string {
  const { type, status, meanings, isEverywhere, operations, more } = entry;
  const count = operations.length + more;
  const returned = format(toCountText(texts.errors.operations, count), { count });
  return blocks(
    type !== undefined && heading(3, `${status}: ${toErrorTitle(entry)}`),
    type !== undefined && code(type),
    ...meanings.map(rich),
    isEverywhere ? texts.errors.everywhere : blocks(`${returned}:`, useList(entry)),
  );
}

/** Links to operations, and the number of the others. */
function useList({ operations, more }: OperationUses): string {
  return list([
    ...operations.map(({ href, title, method }) => item(line(code(method), link(href, title)))),
    ...(more > 0 ? [item(format(texts.errors.more, { count: more }))] : []),
  ]);
}

/** All named schemas of an API. */
export function schemasText({ apiPath, schemas }: SchemaIndex): string {
  const names = schemas.map(({ name }) => name);
  const items = schemas.map(({ name, summary, deprecated }) => {
    const to = link(`${toSchemaPath(apiPath, name, names)}.md`, name);
    const words = line(to, deprecated === true && `(${apiTexts.field.deprecated})`);
    return item(summary === '' ? words : `${words}: ${text(summary)}`);
  });
  return blocks(heading(1, texts.schema.all), texts.schema.allText, list(items));
}

/** A named schema: its fields, an example, and where it is used. */
export function schemaText(page: SchemaPage): string {
  const { name, title, apiPath, schemas, description, example, uses, deprecated } = page;
  const { schema: words } = texts;
  const used = blocks(
    section(3, words.inRequests, useList(uses.request)),
    section(3, words.inResponses, useList(uses.response)),
    section(3, words.inSchemas, list(uses.schemas.map((one) => item(link(one.href, one.name))))),
  );
  const root = schemas.roots.find(({ anchor }) => anchor === toSchemaAnchor(name));
  const fields: Fields = { apiPath, schemas, direction: 'both' };
  return blocks(
    heading(1, name),
    title !== name && text(title),
    rich(description),
    deprecated === true && `${strong(apiTexts.operation.deprecated)}: ${words.deprecatedText}`,
    root &&
      section(
        2,
        words.fields,
        fieldText({ label: code(name), schema: root.shown }, fields),
        inside(root.shown, fields),
      ),
    example &&
      section(
        2,
        format(words.exampleOf, { name }),
        said(generatedText(example), example.description),
        fence(example.code),
      ),
    section(2, words.usedBy, used || words.unused),
  );
}
