import { listSinceTexts } from '../api/schema/facts';
import { texts } from '../api/texts';
import type { Callback, OperationPage, PageSample } from '../model/api/operation';
import type { PageLink } from '../model/navigation/page-sequence';
import { format } from '../model/text/format';
import type { Place } from './exchange';
import { bodySection, parameterSections, responseSections } from './exchange';
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
import { requirementSection } from './security';
import { hostNote, serverList } from './servers';
import { docsLink, rich } from './tree';

/** An operation or a webhook; `samples` is the address of those in all languages. */
export function operationText(
  operation: OperationPage,
  guides: readonly PageLink[],
  samples: string,
): string {
  const { kind, title, servers, badges = [], security, parameters, overviewPath } = operation;
  const { apiPath, schemas, responses, callbacks } = operation;
  const isWebhook = kind === 'webhook';
  // The API sends the request of a webhook, and the reader the response.
  const [sends, receives] = isWebhook
    ? (['response', 'request'] as const)
    : (['request', 'response'] as const);
  const place: Place = { apiPath, schemas, direction: 'request', depth: 2, prefix: '' };
  const { webhook, operation: words } = texts;
  return blocks(
    heading(1, title),
    code(toRequestLine(operation)),
    isWebhook ? webhook.text : hostNote(servers),
    ...listSinceTexts(operation.since ?? {}).map(rich),
    ...badges.map(({ label, description, externalDocs }) =>
      blocks(strong(label), rich(description), externalDocs && docsLink(externalDocs)),
    ),
    toText(operation),
    section(2, texts.servers.title, serverList(servers)),
    security && requirementSection(security, `${overviewPath}.md`),
    parameterSections(parameters, place),
    bodySection(isWebhook ? webhook.body : words.body, operation, { ...place, direction: sends }),
    toFirstSample(operation, samples),
    section(
      2,
      isWebhook ? webhook.responses : texts.responses.title,
      responseSections(responses, { ...place, direction: receives, depth: 3 }),
    ),
    section(
      2,
      texts.callbacks.title,
      callbacks.length > 0 && texts.callbacks.text,
      ...callbacks.map((callback) => toCallback(callback, { ...place, depth: 4 })),
    ),
    section(
      2,
      words.gone,
      list(
        (operation.goneFields ?? []).map(({ version, text: said, note }) =>
          item(blocks(line(format(words.goneSince, { version }), rich(said)), rich(note))),
        ),
      ),
    ),
    section(2, words.guides, list(guides.map(({ label, href }) => item(link(href, label))))),
  );
}

function toRequestLine({ kind, method, path, servers }: OperationPage): string {
  return `${method} ${kind === 'webhook' ? '' : (servers[0]?.url ?? '')}${path}`;
}

function toText(exchange: OperationPage | Callback): string {
  const { deprecated, description, pathDescription, externalDocs } = exchange;
  const { deprecated: mark, deprecatedText } = texts.operation;
  return blocks(
    deprecated && `${strong(mark)}: ${deprecatedText}`,
    rich(description),
    rich(pathDescription),
    externalDocs && docsLink(externalDocs),
  );
}

/** A request that the API sends after the operation, and the responses that it expects. */
function toCallback(callback: Callback, at: Place): string {
  const { title, name, method, expression, servers, parameters, responses } = callback;
  const { callbacks: words } = texts;
  const place = { ...at, prefix: `${title}: ` };
  return section(
    3,
    title,
    name !== title && code(name),
    code(`${method} ${expression}`),
    toText(callback),
    serverList(servers),
    parameterSections(parameters, place),
    bodySection(words.body, callback, { ...place, direction: 'response' }),
    section(4, `${title}: ${words.responses}`, responseSections(responses, { ...place, depth: 5 })),
  );
}

/** The request in one language, and where it is in the others. */
function toFirstSample(operation: OperationPage, address: string): string {
  const [first, ...others] = listSamples(operation);
  if (first === undefined) return '';
  const labels = others.map(({ label }) => label).join(', ');
  return blocks(
    toSample(first),
    others.length > 0 && `${texts.operation.samples}: ${link(address, labels)}`,
  );
}

/** All samples of an operation, which are Markdown of their own; none of a webhook. */
export function samplesText(operation: OperationPage): string {
  const { title } = operation;
  const samples = listSamples(operation).map(toSample);
  return section(1, `${title}: ${texts.operation.samples}`, ...samples);
}

interface NamedSample {
  readonly label: string;
  readonly sample: PageSample;
}

/** The samples by the name of the language, and of the library if there are several. */
function listSamples({ samples: groups }: OperationPage): readonly NamedSample[] {
  return groups.flatMap(({ label, samples }) =>
    samples.map((sample) => ({
      label: samples.length === 1 ? label : `${label} ${sample.label}`,
      sample,
    })),
  );
}

function toSample({ label, sample }: NamedSample): string {
  const { code: shown, limitations, runtime, isUnproven } = sample;
  const { sample: title, sampleRuntime, sampleUnproven } = texts.operation;
  return section(
    2,
    format(title, { label }),
    fence(shown),
    ...limitations.map(text),
    isUnproven === true && sampleUnproven,
    runtime && text(format(sampleRuntime, { runtime: runtime.join(', ') })),
  );
}
