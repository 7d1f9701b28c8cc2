import { texts as english } from '../../src/api/pages/texts';
import { texts as englishOfOperations } from '../../src/api/texts';
import { toSecurityAnchor, toVersionAnchor } from '../../src/model/api/anchors';
import type {
  ApiOverview,
  ApiReference,
  DescribedGroup,
  ErrorCatalogue,
  ErrorEntry,
} from '../../src/model/api/api';
import { toErrorTitle } from '../../src/model/api/api';
import type { ApiChanges } from '../../src/model/api/history';
import type { Server } from '../../src/model/api/operation';
import type { SecurityScheme } from '../../src/model/api/security';
import type { PlainElement, PlainNode } from '../../src/model/guides/plain-body';
import type { PageFacts } from '../../src/model/search/search-document';
import { format } from '../../src/model/text/format';
import type { RichText } from '../../src/model/text/rich-text';
import type { TextCatalogue } from '../../src/model/text/text-catalogue';
import { translateTexts } from '../../src/model/text/text-catalogue';
import { WORDS } from './page-sections';

const { servers, authentication } = englishOfOperations;
const headings = { ...english, servers, authentication };

/** The headings of an API's pages in the language of the site. */
function toTexts(translation: TextCatalogue = {}): typeof headings {
  return translateTexts(headings, translation) as typeof headings;
}

/** A description of an OpenAPI file as the text of a page. */
export function toNodes(text: RichText): readonly PlainNode[] {
  return text.map((node): PlainNode => {
    if (typeof node === 'string') return node;
    if (node.tag === 'code-block') return ['CodeBlock', { code: node.code }, []];
    return [node.tag, 'id' in node ? { id: node.id } : null, toNodes(node.children)];
  });
}

/** An overview below the headings of its page. */
export function toOverviewNodes(
  overview: ApiOverview,
  translation?: TextCatalogue,
): readonly PlainNode[] {
  const texts = toTexts(translation);
  const { label, version, summary, description, externalDocs, downloads } = overview;
  const { servers, securitySchemes, contact, license, termsOfService, groups } = overview;
  const schemes = securitySchemes.flatMap((scheme) => toSchemeNodes(scheme, texts.api.usage));
  const facts = [contact?.name, contact?.email, contact?.url, license?.name, license?.identifier];
  const legal = [...facts, termsOfService].filter((fact) => fact !== undefined).join(', ');
  return [
    toElement('p', summary),
    toElement(
      WORDS,
      label,
      ' ',
      version,
      ...downloads.map((file) => ` ${texts.downloads[file.format]}`),
    ),
    ...toNodes(description),
    toElement('p', ...toNodes(externalDocs?.description ?? [])),
    ...toPart('servers', texts.servers.title, servers.map(toServerNode)),
    ...toPart('security-schemes', texts.authentication.title, schemes),
    ...toPart('contact-and-licence', texts.api.legal, legal === '' ? [] : [legal]),
    ...toPart('all-operations', texts.api.operations, toGroupNodes(groups, 3)),
  ];
}

/** The index of an API. */
export function toIndexNodes({ summary, version, groups }: ApiReference): readonly PlainNode[] {
  return [toElement('p', summary), toElement(WORDS, version), ...toGroupNodes(groups, 2)];
}

/** The groups of an API's operations, with headings of a level. */
function toGroupNodes(groups: readonly DescribedGroup[], level: number): readonly PlainNode[] {
  return groups.flatMap(({ slug, label, parent, description, text, externalDocs, operations }) => [
    toHeading(parent === undefined ? level : level + 1, slug, label),
    toElement('div', ...(text === undefined ? [description] : toNodes(text))),
    toElement('p', ...toNodes(externalDocs?.description ?? [])),
    ...operations.map(({ method, title, path }) => toElement(WORDS, `${method} ${title} ${path}`)),
  ]);
}

/** The problems that a page of errors explains. */
export function toErrorFacts({ errors }: ErrorCatalogue): PageFacts {
  const problems = errors.map(({ status, type, anchor }) => ({
    status,
    ...(type !== undefined && { type }),
    hash: `#${anchor}`,
  }));
  return { kind: 'errors', problems };
}

/** The versions of an API. Each change is found on the page of its operation. */
export function toChangeNodes({ releases }: ApiChanges): readonly PlainNode[] {
  return releases.flatMap(({ version, note }) => [
    toHeading(2, toVersionAnchor(version), format(english.changes.version, { version })),
    ...toNodes(note),
  ]);
}

/** The errors of an API, below their statuses. */
export function toErrorNodes(
  { errors }: ErrorCatalogue,
  translation?: TextCatalogue,
): readonly PlainNode[] {
  const names: Readonly<Record<string, string>> = toTexts(translation).statuses;
  return [...new Set(errors.map(({ status }) => status))].flatMap((status) => [
    toHeading(2, `status-${status}`, `${status} ${names[status] ?? ''}`.trim()),
    ...errors.flatMap((entry) => (entry.status === status ? toEntryNodes(entry) : [])),
  ]);
}

function toEntryNodes(entry: ErrorEntry): readonly PlainNode[] {
  const { type, anchor, meanings, operations, isEverywhere } = entry;
  const listed = isEverywhere ? [] : operations;
  return [
    ...(type === undefined ? [] : [toHeading(3, anchor, toErrorTitle(entry))]),
    ...meanings.map((meaning) => toElement('p', ...toNodes(meaning))),
    toElement(WORDS, type ?? ''),
    ...listed.map(({ method, title }) => toElement(WORDS, `${method} ${title}`)),
  ];
}

/** A section; none without content. */
function toPart(id: string, title: string, content: readonly PlainNode[]): readonly PlainNode[] {
  return content.length === 0 ? [] : [toHeading(2, id, title), ...content];
}

function toServerNode({ name = '', template, description, variables }: Server): PlainNode {
  const label = toElement('dt', name);
  return toElement(
    'li',
    label,
    toElement('pre', template),
    ...toNodes(description),
    toWords(variables),
  );
}

function toSchemeNodes(scheme: SecurityScheme, sent: string): readonly PlainNode[] {
  const { name, label, usage, description, metadataUrl, flows } = scheme;
  return [
    toHeading(3, toSecurityAnchor(name), label),
    toElement('p', usage === undefined ? '' : format(sent, { usage })),
    ...toNodes(description),
    toWords({ metadataUrl, flows }),
  ];
}

/** The texts in some data. */
function toWords(data: unknown): PlainElement {
  return toElement(WORDS, JSON.stringify(data).replaceAll(/"tag":"\w+"|"\w+":|[{}[\]",]/g, ' '));
}

function toHeading(level: number, id: string, title: string): PlainElement {
  return [`h${level}`, { id }, [title]];
}

function toElement(name: string, ...children: readonly PlainNode[]): PlainElement {
  return [name, null, children];
}
