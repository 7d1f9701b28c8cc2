import { toExampleAnchor, toRowAnchor, toSchemaAnchor } from '../../src/model/api/anchors';
import type { OperationPage } from '../../src/model/api/operation';
import type { SchemaPage } from '../../src/model/api/schema-page';
import { getNamedPages } from '../../src/model/api/schema-page';
import type { PlainNode } from '../../src/model/guides/plain-body';
import { oncePer } from '../../src/model/once-per';
import type { PageEntry } from '../../src/model/pages/section-pages';
import type { SchemaView } from '../../src/model/schema/schema-view';
import type { Code } from '../../src/model/text/code';
import { applyCodeChange } from '../../src/model/text/code-change';
import { colorCode } from '../../src/model/text/color-code';
import type { RichText } from '../../src/model/text/rich-text';
import { findNearest } from '../diagnostics/find-nearest';
import { ProblemError } from '../diagnostics/problem';
import type { WrittenPart } from '../mdx/modules/remark-reference-parts';
import { reasons } from '../text/reasons';
import { isWholeRequest } from '../text/whole-code';
import type { ApiPages } from './site-pages';

const ATTRIBUTES: Readonly<Record<WrittenPart['name'], readonly string[]>> = {
  Operation: ['id', 'api'],
  Fields: ['of', 'only', 'api'],
  Sample: ['of', 'example', 'api'],
  Response: ['of', 'status', 'example', 'api'],
};

/**
 * What a part of the API reference shows. It has no anchors: the page of the operation or the schema has those. Throws
 * a `ProblemError` for a mistake in the part.
 */
export async function toPartNode(part: WrittenPart, apis: readonly ApiPages[]): Promise<PlainNode> {
  const { name, isInline } = part;
  for (const each of Object.keys(part.attributes))
    getNamed(part, 'attribute', each, ATTRIBUTES[name], String, `<${name}>`);
  if (isInline && name !== 'Operation')
    throw createMistake(part, `<${name}> stands within a line.`, 'Put it on a line of its own.');
  const page = getPage(part, apis);
  const { view } = await makeOnce(page);
  if (view.kind === 'schema') return toFields(part, view.page, page.path);
  if (view.kind !== 'operation') throw new Error(`${part.key} is on a page "${view.kind}".`);
  if (name === 'Operation') return toRequestLine(part, view.operation);
  return name === 'Sample' ? toSample(part, view.operation) : toResponse(part, view.operation);
}

/** The page of the operation or the schema that a part names. */
function getPage(part: WrittenPart, apis: readonly ApiPages[]): PageEntry {
  const { id, of: written = id ?? '', api } = part.attributes;
  const kind = part.name === 'Fields' ? 'schema' : 'operation';
  if (api !== undefined) getNamed(part, 'API', api, apis, ({ reference }) => reference.id);
  const asked = apis.filter(({ reference }) => reference.id === (api ?? reference.id));
  const pages = asked.flatMap((each) => listNamedPages(each, kind));
  const { page } = getNamed(part, kind, written, pages, ({ name }) => name);
  const hints = pages.filter(({ name }) => name === written).map(({ hint }) => hint);
  if (hints.length === 1) return page;
  const message = `Several APIs have the ${kind} "${written}".`;
  throw createMistake(part, message, `Add the attribute ${hints.join(' or ')}.`);
}

/** The pages of an API's operations or schemas, by name; the address of a schema may have another one. */
function listNamedPages({ reference, pages }: ApiPages, kind: PageEntry['kind']) {
  const { id, path, schemas } = reference;
  const names = new Map(
    Array.from(getNamedPages(schemas), ([name, page]) => [`${path}/${page}`, name]),
  );
  return pages
    .filter((page) => page.kind === kind)
    .map((page) => ({
      page,
      name: names.get(page.path) ?? page.path.slice(page.path.lastIndexOf('/') + 1),
      hint: `api="${id}"`,
    }));
}

/** A guide may show many parts of one page. */
const makeOnce = oncePer(async (page: PageEntry) => page.make());

/** The item with a name. Throws a `ProblemError` with the nearest name if there is none. */
function getNamed<Item>(
  part: WrittenPart,
  what: string,
  name: string,
  items: readonly Item[],
  toName: (item: Item) => string,
  owner?: string,
): Item {
  const found = items.find((item) => toName(item) === name);
  if (found !== undefined) return found;
  const names = items.map(toName);
  const nearest = findNearest(name, names);
  const listed = `There are: ${names.slice(0, 8).join(', ') || 'none'}.`;
  const place = owner === undefined ? '' : ` in "${owner}"`;
  const hint = nearest === undefined ? listed : `Did you mean "${nearest}"?`;
  throw createMistake(part, `There is no ${what} "${name}"${place}.`, hint);
}

function createMistake({ file, line, column }: WrittenPart, message: string, hint: string) {
  return new ProblemError([{ file, line, column, severity: 'error', message, hint }]);
}

/** A link to the operation; on lines of its own, with what the operation does. */
function toRequestLine({ isInline }: WrittenPart, operation: OperationPage): PlainNode {
  const { method, path, title, summary, apiPath, slug } = operation;
  const request = `${method} ${path}`;
  const whole = isWholeRequest(request) && { 'data-whole': '' };
  const link: PlainNode = ['a', { href: `${apiPath}/${slug}`, ...whole }, [request]];
  if (isInline) return link;
  const line = toElement('p', toElement('strong', link), ` ${title}`);
  return toElement('blockquote', line, toElement('p', summary));
}

/** The first client of each language; the page of the operation has them all, and search finds them there. */
function toSample(part: WrittenPart, { slug, samples, body }: OperationPage): PlainNode {
  const { example: wanted } = part.attributes;
  const examples = (body?.content ?? []).flatMap((media) => media.examples);
  const named = wanted && getNamed(part, 'example', wanted, examples, ({ name }) => name, slug);
  const end = named && toExampleAnchor('', named.name);
  const tabs = samples.flatMap(({ label, samples: [sample] }): readonly PlainNode[] => {
    if (sample === undefined) return [];
    const change = sample.changes?.find(({ example }) => end && example.endsWith(end));
    const code = change === undefined ? sample.code : applyCodeChange(sample.code, change.code);
    return [['TabItem', { value: label.toLowerCase(), label }, [toCodeBlock(code)]]];
  });
  if (tabs.length === 0)
    throw createMistake(
      part,
      `The webhook "${slug}" has no sample: readers do not send its request.`,
      `Quote it with <Operation id="${slug}" />.`,
    );
  return ['div', { 'data-search-skip': 'index' }, [['Tabs', { groupId: 'code-examples' }, tabs]]];
}

function toResponse(part: WrittenPart, { slug, responses }: OperationPage): PlainNode {
  const { status = '', example } = part.attributes;
  const response = getNamed(part, 'response', status, responses, (one) => one.status, slug);
  const all = response.content.flatMap((media) => media.examples);
  // Of some, the document has only the address.
  const examples = all.filter(({ code }) => code.lines.length > 0);
  const wanted = example ?? examples[0]?.name ?? '';
  const what = `${status} example`;
  const { code } = getNamed(part, what, wanted, examples, ({ name }) => name, slug);
  return toCodeBlock(code, `${status} ${reasons[status] ?? ''}`.trim());
}

function toCodeBlock(code: Code, title?: string): PlainNode {
  return ['CodeBlock', { code: colorCode(code), ...(title !== undefined && { title }) }, []];
}

/** The fields of a schema, or those that the part names. */
function toFields(part: WrittenPart, { name, schemas }: SchemaPage, page: string): PlainNode {
  const { list, roots } = schemas;
  const { rows = [] } = list[roots[0]?.shown ?? 0] ?? {};
  const all = rows.filter(({ role }) => role === 'property');
  if (all.length === 0)
    throw createMistake(
      part,
      `The schema "${name}" has no fields.`,
      `Name one that is an object, or link to its page: [${name}](${page}).`,
    );
  const names = part.attributes['only']?.split(',') ?? all.map((row) => row.name ?? '');
  const lines = names.map((written): PlainNode => {
    const row = getNamed(part, 'field', written.trim(), all, (one) => one.name ?? '', name);
    const href = `${page}#${toRowAnchor(toSchemaAnchor(name), row)}`;
    const type = `${row.required ? '' : '?'}: ${toType(list, row.schema)}`;
    const field = toElement('code', ['a', { href }, [row.name ?? '']], type);
    const text = toNodes(list[row.schema]?.description ?? []);
    return toElement('tr', toElement('td', field), toElement('td', ...text));
  });
  const head = [toElement('th', ['a', { href: page }, [name]]), toElement('th', 'Description')];
  const body = toElement('tbody', ...lines);
  return toElement('table', toElement('thead', toElement('tr', ...head)), body);
}

function toElement(name: string, ...children: readonly PlainNode[]): PlainNode {
  return [name, null, children];
}

/** As programs write it: `string | null`, `Team[]`. */
function toType(list: readonly SchemaView[], id: number): string {
  const { name, types = ['any'], items, nullable } = list[id] ?? {};
  const written = types.join(' | ');
  const own = types[0] === 'any' || types[0] === 'object' ? (name ?? written) : written;
  const type = items === undefined ? own : `${toType(list, items)}[]`;
  return nullable ? `${type} | null` : type;
}

function toNodes(text: RichText): readonly PlainNode[] {
  return text.map((node): PlainNode => {
    if (typeof node === 'string') return node;
    if (node.tag === 'code-block') return toCodeBlock(node.code);
    return [node.tag, node.tag === 'a' ? { href: node.href } : null, toNodes(node.children)];
  });
}
