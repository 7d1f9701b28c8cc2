import { toPlainText } from '../../src/model/rich-text';
import type {
  ApiReference,
  ApiSummary,
  OperationGroup,
  OperationSummary,
} from '../../src/model/reference/api';
import { listOperations } from './list-operations';
import type { LocatedOperation } from './list-operations';
import type { Spec } from './load-spec';
import { toFirstSentence } from './to-first-sentence';
import { toOverviewSlug } from './to-overview-slug';
import { listSchemaNames } from './to-schema-page';
import type { ToText } from './to-text';

/** What of a spec its table is made of. */
type Described = Pick<Spec, 'id' | 'document'>;

/** What the site knows of an API before its section is opened. */
export function toApiSummary(
  { id, document: { info } }: Described,
  path: string,
  toText: ToText,
): ApiSummary {
  return {
    id,
    path,
    title: info.title,
    label: info.title.replace(/ (?:API )?Document$/, (words) =>
      words.includes('API') ? ' API' : '',
    ),
    version: info.version,
    summary: info.summary ?? toFirstSentence(toPlainText(toText(info.description))),
  };
}

/** The table of an API's pages, grouped by tag in the order of the document's tags. Behaviour SC.11. */
export function toApiReference(spec: Described, path: string, toText: ToText): ApiReference {
  return {
    ...toApiSummary(spec, path, toText),
    overview: toOverviewSlug(spec.document),
    groups: toGroups(spec, toText).filter((group) => group.operations.length > 0),
    schemas: listSchemaNames(spec),
  };
}

function toGroups({ document }: Described, toText: ToText): readonly OperationGroup[] {
  const operations = listOperations(document);
  const declared = new Map((document.tags ?? []).map((tag) => [tag.name, tag]));
  const used = operations.flatMap(({ operation }) => operation.tags ?? []);
  const names = [...new Set([...declared.keys(), ...used])];
  const groups = names.map((name) => ({
    name,
    label: declared.get(name)?.['x-displayName'] ?? toLabel(name),
    description: toPlainText(toText(declared.get(name)?.description)),
    operations: operations
      .filter((located) => located.operation.tags?.includes(name))
      .map((located) => toSummary(located)),
  }));
  const untagged = operations.filter(({ operation }) => (operation.tags ?? []).length === 0);
  return [
    ...groups,
    {
      name: 'other',
      label: 'Other',
      description: '',
      operations: untagged.map((located) => toSummary(located)),
    },
  ];
}

function toLabel(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

function toSummary({ slug, title, method, path, operation }: LocatedOperation): OperationSummary {
  return {
    slug,
    title,
    method: method.toUpperCase(),
    path,
    deprecated: operation.deprecated === true,
  };
}
