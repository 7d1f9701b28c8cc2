import { parameterLocations, toExamples } from '../api/operation/parameters';
import { toWireText } from '../api/schema/facts';
import { texts } from '../api/texts';
import type {
  EncodedPart,
  Example,
  Exchange,
  Header,
  MediaType,
  OperationResponse,
  Parameter,
  ResponseLink,
} from '../model/api/operation';
import { format } from '../model/text/format';
import type { Fields } from './fields';
import { fieldItem, fieldText, inside } from './fields';
import { blocks, code, fence, inline, item, line, link, list, section, text } from './marks';
import { serverList } from './servers';
import { rich, said } from './tree';

/** Where in a page a request or a response stands. */
export interface Place extends Fields {
  /** The level of its headings. */
  readonly depth: number;
  /** Begins its headings, so that each says by itself of what it is one. */
  readonly prefix: string;
}

export function parameterSections(parameters: readonly Parameter[], place: Place): string {
  const sections = parameterLocations.map((location) => {
    const here = parameters.filter((parameter) => parameter.in === location);
    return section(place.depth, place.prefix + texts.parameters[location], toList(here, place));
  });
  return blocks(...sections);
}

/** Parameters or headers. */
function toList(all: readonly (Header | Parameter)[], fields: Fields): string {
  const items = all.map(({ anchor, name, required, description, deprecated, ...parameter }) => {
    const schema = getRoot(anchor, fields).shown;
    const field = { label: code(name), schema, description, deprecated };
    const mark = fields.direction === 'response' ? { optional: !required } : { required };
    const fact = toWireText(parameter);
    return fieldItem(
      { ...field, ...mark, fact, since: parameter.since, ...toExamples(parameter) },
      fields,
    );
  });
  return list(items);
}

function getRoot(anchor: string, { schemas }: Fields) {
  const root = schemas.roots.find((one) => one.anchor === anchor);
  if (root === undefined) throw new Error(`The schema of "${anchor}" is missing from the page.`);
  return root;
}

/** The body of a request: each media type with its fields and examples. */
export function bodySection(title: string, { body }: Exchange, place: Place): string {
  if (body === undefined) return '';
  const { field, operation } = texts;
  const own = place.prefix + title;
  const fact = body.required ? field.required : field.optional;
  const examples = place.prefix + operation.bodyExamples;
  return section(
    place.depth,
    own,
    rich(body.description),
    ...listMedia(body.content, own, examples, place, fact),
  );
}

/** Each media type, as a section if there are several, which are tabs on the page. */
function listMedia(
  content: readonly MediaType[],
  title: string,
  examplesTitle: string,
  place: Place,
  fact = '',
): readonly string[] {
  const depth = place.depth + 1;
  return content.map((media) => {
    const { mediaType, examples } = media;
    const all = examples.map((one) => toExample(`${examplesTitle}, ${mediaType}`, one, depth));
    const shown = blocks(toMedia(media, place, fact), ...all);
    return content.length > 1 ? section(depth, `${title}: ${mediaType}`, shown) : shown;
  });
}

function toMedia(media: MediaType, fields: Fields, fact: string): string {
  const { mediaType, anchor, schema, isStream = false, encodings = [] } = media;
  const label = line(code(mediaType), isStream && texts.stream.text);
  const items = encodings.map(({ path, headers, ...encoding }) =>
    item(
      line(path.map(toPartName).join(' › '), inline(toWireText({ ...encoding, headers }))),
      toList(headers, fields),
    ),
  );
  const encoded = items.length > 0 && blocks(texts.encoding.title, list(items));
  if (schema === undefined) return blocks(line(label, fact), encoded);
  const { shown, sameAs, mediaType: same } = getRoot(anchor, fields);
  const place = sameAs && line(toPlaceText(sameAs), same && code(same));
  const field = { label, schema: shown, fact: [fact].filter((one) => one !== '') };
  return blocks(
    fieldText(field, fields),
    place === undefined ? inside(shown, fields) : format(texts.field.sameAs, { place }),
    encoded,
  );
}

/** The name of a body, from its anchor. */
function toPlaceText(anchor: string): string {
  const status = /(?:^|\.)response-([^.(]+)/.exec(anchor)?.[1];
  return status === undefined ? texts.operation.body : format(texts.responses.response, { status });
}

function toPartName(part: EncodedPart): string {
  if (part.kind === 'field') return code(part.name);
  const { encoding } = texts;
  return part.kind === 'part'
    ? format(encoding.part, { number: part.number })
    : encoding[part.kind];
}

function toExample(title: string, example: Example, depth: number): string {
  const { label, generated, description, code: shown, address } = example;
  return section(
    depth,
    `${title}: ${generated === true ? texts.examples.label : label}`,
    generatedText(example),
    rich(description),
    address !== undefined && line(texts.examples.elsewhere, link(address)),
    fence(shown),
  );
}

/** Says that an example is from the schema. */
export function generatedText({ generated, shownFields }: Example): string {
  if (generated !== true) return '';
  const { generatedTitle, requiredFields, someFields } = texts.examples;
  const shown = shownFields === 'required' ? requiredFields : someFields;
  return shownFields === undefined ? `${generatedTitle}.` : `${generatedTitle}. ${shown}.`;
}

/** Responses by status, each with its body, examples, headers and what to call next. */
export function responseSections(responses: readonly OperationResponse[], place: Place): string {
  const { responses: words } = texts;
  const sections = responses.map(({ status, description, headers, content, links }) => {
    const title = place.prefix + format(words.response, { status });
    return section(
      place.depth,
      title,
      rich(description),
      content.length === 0 && words.noBody,
      ...listMedia(content, title, format(words.examplesOf, { status: title }), place),
      section(place.depth + 1, `${title}: ${words.headers}`, toList(headers, place)),
      section(place.depth + 1, `${title}: ${words.next}`, list(links.map(toNext))),
    );
  });
  return blocks(...sections);
}

/** An operation to call next with the values of a response. */
function toNext(next: ResponseLink): string {
  const { name, isNamed, description, operation, reference, parameters, body, server } = next;
  const { nextParameter, nextBody, nextServer } = texts.responses;
  const words = line(
    operation && `${code(operation.method)} ${link(operation.href, operation.title)}`,
    reference !== undefined && link(reference),
    isNamed === true && code(name),
  );
  return item(
    said(words, description),
    list([
      ...parameters.map((one) =>
        item(format(nextParameter, { name: code(one.name), value: code(one.expression) })),
      ),
      ...(body === undefined ? [] : [item(format(nextBody, { value: code(body) }))]),
      ...(server === undefined ? [] : [item(text(nextServer), serverList([server]))]),
    ]),
  );
}
