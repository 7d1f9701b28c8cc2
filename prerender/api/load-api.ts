import type { Problem } from '../diagnostics/problem';
import type {
  ApiOverview,
  ApiReference,
  ApiSummary,
  ErrorCatalogue,
  ReferenceLabels,
} from '../../src/model/api/api';
import { englishLabels } from '../../src/model/api/api';
import type { ApiHistory } from '../../src/model/api/history';
import { toDownloads } from '../../src/model/api/downloads';
import type { FormTemplate } from '../../src/model/request/request-template';
import type { OperationPage } from '../../src/model/api/operation';
import type { SchemaIndex, SchemaPage } from '../../src/model/api/schema-page';
import type { RichText } from '../../src/model/text/rich-text';
import type { DocsVersion } from '../../src/model/site/docs-version';
import type { Highlight } from '../text/highlighter';
import { createHighlight } from '../text/highlighter';
import type { ToText } from '../text/rich-text';
import { toRichText } from '../text/rich-text';
import { toOtherTargets } from '../samples/other-targets';
import type { SampleSettings } from '../samples/sample-runs';
import { loadSampleRuns } from '../samples/sample-runs';
import { dropInternal } from './read/internal-parts';
import { findBase, withAddresses } from './document/addresses';
import { toApiPath } from './document/api-path';
import type { LocatedOperation } from './document/operations';
import { listOperations } from './document/operations';
import type { Spec } from './document/document';
import type { LoadText } from './read/spec-files';
import { parseSpec } from './load-spec';
import { createFindUses } from './pages/schema-uses';
import { listSchemaRoots } from './operation/schema-roots';
import { createSchemaGraph } from './schema/schema-graph';
import { toApiOverview } from './pages/overview-page';
import { toApiReference } from './pages/api-page';
import { toDownloadText } from './pages/overview-page';
import type { PageSource } from './pages/page-problem';
import { makePage } from './pages/page-problem';
import { toErrorCatalogue } from './pages/errors-page';
import { toFormTemplate, toOperationPage, toOperationTemplate } from './pages/operation-page';
import { toSchemaIndex, toSchemaPage } from './pages/schema-page';
import { toCollection } from './programs/collection';
import { toOpenCollectionText } from './programs/open-collection';
import { toPostmanText } from './programs/postman';

/** The page data of an API. */
export interface Api {
  readonly summary: ApiSummary;
  readonly reference: ApiReference;
  /** Undefined for an API with one version. */
  readonly history: ApiHistory | undefined;
  readonly overview: ApiOverview;
  /** Accepts a template that the caller has already, to avoid creating it twice. */
  readonly getOperation: (slug: string, template?: FormTemplate) => OperationPage;
  /** The template of the form; undefined for a webhook, which readers do not call. */
  readonly findTemplate: (slug: string) => FormTemplate | undefined;
  readonly getErrors: () => ErrorCatalogue;
  readonly getSchemaIndex: () => SchemaIndex;
  readonly getSchema: (name: string) => SchemaPage;
  /** The texts of the files that readers can download, by site path. */
  readonly getDownloads: () => readonly (readonly [path: string, text: string])[];
  /** Paths of all source files, from the project root. */
  readonly files: readonly string[];
}

export type LoadedApi =
  | { readonly kind: 'valid'; readonly api: Api }
  | { readonly kind: 'invalid'; readonly problems: readonly Problem[] };

/** Options for the pages of an API. */
export interface ApiOptions {
  /** The source text, offered as a download. */
  readonly source: string;
  /** The base path of its pages on the site. */
  readonly path: string;
  readonly highlight: Highlight;
  readonly samples?: SampleSettings | undefined;
  /** Begins the names of environment variables; from the title by default. */
  readonly variablePrefix?: string | undefined;
  /** The earlier versions, if any were published. */
  readonly history?: ApiHistory | undefined;
  /** The translated ones. */
  readonly labels?: Partial<ReferenceLabels> | undefined;
  /** The short texts of its last reading, to which those of this one are added: few change with a save. */
  readonly texts?: KnownTexts | undefined;
}

/** Converted texts, by what their links start from and by their Markdown. */
export type KnownTexts = Map<string | undefined, Map<string | undefined, RichText>>;

/** A file to load, by its path from the project root, with a loader for the files it references. */
export interface LoadApiOptions extends ApiOptions {
  readonly file: string;
  readonly loadText?: LoadText | undefined;
}

/** Loads the pages of a spec: parses it with positions, validates and converts it. */
export async function loadApi({ file, loadText, ...options }: LoadApiOptions): Promise<LoadedApi> {
  const loaded = await parseSpec(file, options.source, loadText);
  return loaded.kind === 'invalid' ? loaded : { kind: 'valid', api: toApi(loaded.spec, options) };
}

interface ReadApiOptions extends Pick<
  ApiOptions,
  'source' | 'labels' | 'texts' | 'variablePrefix' | 'history'
> {
  readonly versions: readonly DocsVersion[];
  /** Targets of httpsnippet, in addition to our own. */
  readonly sampleTargets?: readonly string[] | undefined;
}

/** Makes an API of a parsed file, with the samples of a project's operations. */
export async function readApi(
  root: string,
  spec: Spec,
  { versions, sampleTargets = [], ...options }: ReadApiOptions,
): Promise<Api> {
  const samples = { runs: await loadSampleRuns(root), others: toOtherTargets(sampleTargets) };
  const highlight = await createHighlight();
  return toApi(spec, { ...options, path: toApiPath(spec.file, versions), highlight, samples });
}

/**
 * Creates the pages of a valid spec, operation and schema pages on demand.
 *
 * Throws a `ProblemError` for a page that cannot be made.
 */
export function toApi(spec: Spec, options: ApiOptions): Api {
  const name = `the API "${spec.id}"`;
  return makePage(spec, { name, keys: ['info'] }, () => createApi(spec, options));
}

function createApi(
  spec: Spec,
  {
    source,
    path,
    highlight,
    samples,
    variablePrefix,
    history,
    labels,
    texts = new Map(),
  }: ApiOptions,
): Api {
  const written = dropInternal(spec.document);
  const document = withAddresses(written);
  const shown = { ...spec, document };
  const base = findBase(document);
  const known = texts.get(base) ?? new Map<string | undefined, RichText>();
  texts.set(base, known);
  // Many fields share a description.
  const toText: ToText = (markdown) => {
    const text = known.get(markdown) ?? toRichText(markdown, { highlight, topHeading: 3, base });
    known.set(markdown, text);
    return text;
  };
  const graph = createSchemaGraph(document, toText, listSchemaRoots);
  const conversion = { document, graph, toText, highlight, samples, variablePrefix, history };
  const located = new Map(listOperations(document).map((operation) => [operation.slug, operation]));
  const findUses = createFindUses(document, path);
  const reference = toApiReference(
    shown,
    path,
    toText,
    { ...englishLabels, ...labels },
    history !== undefined,
  );
  const make = <Data>(source: PageSource, toData: () => Data) => makePage(spec, source, toData);
  const toLongText: ToText = (markdown) => toRichText(markdown, { highlight, topHeading: 2, base });
  return {
    files: spec.files,
    summary: { id: spec.id, path, label: reference.label },
    reference,
    history,
    overview: toApiOverview(shown, toText, toLongText, reference),
    getOperation: (slug, template) => {
      const operation = located.get(slug);
      if (operation === undefined)
        throw new Error(`The API "${spec.id}" has no operation "${slug}".`);
      return make(toOperationSource(operation), () =>
        toOperationPage(conversion, operation, path, template),
      );
    },
    findTemplate: (slug) => {
      const operation = located.get(slug);
      return operation === undefined || operation.kind === 'webhook'
        ? undefined
        : make(toOperationSource(operation), () => toFormTemplate(conversion, operation));
    },
    getDownloads: () => {
      const whole = written === spec.document ? source : undefined;
      const collection = toCollection(reference, (slug) => {
        const operation = located.get(slug);
        return operation && toOperationTemplate(conversion, operation);
      });
      return toDownloads(spec.file).map(({ format, href }) => {
        if (format === 'Postman') return [href, toPostmanText(collection)];
        if (format === 'OpenCollection') return [href, toOpenCollectionText(collection)];
        const own = { ...spec, document: written };
        return [href, toDownloadText({ format, href }, own, whole)];
      });
    },
    getErrors: () =>
      make({ name: 'the errors', keys: ['paths'] }, () => toErrorCatalogue(conversion, reference)),
    getSchemaIndex: () =>
      make({ name: 'the schemas', keys: ['components'] }, () =>
        toSchemaIndex(conversion, reference),
      ),
    getSchema: (name) =>
      make({ name: `the schema "${name}"`, keys: ['components', 'schemas', name] }, () =>
        toSchemaPage(conversion, name, path, findUses),
      ),
  };
}

function toOperationSource({ operationId, method, path, keys }: LocatedOperation): PageSource {
  return { name: `the operation "${operationId}" (${method.toUpperCase()} ${path})`, keys };
}
