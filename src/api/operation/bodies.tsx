import { Fragment } from 'react';
import type { ReactNode } from 'react';
import { toBodyAnchor, toEncodingAnchor } from '../../model/api/anchors';
import type { EncodedPart, FieldEncoding, MediaType, RequestBody } from '../../model/api/operation';
import type { Direction } from '../../model/schema/schema';
import type { ViewDirection } from '../../model/schema/schema-view';
import { format } from '../../model/text/format';
import { Heading } from '../../ui/text/heading';
import { RichText } from '../../ui/text/rich-text';
import { texts } from '../texts';
import { Examples } from '../examples/examples';
import { SchemaTree } from '../schema/schema-tree';
import { MediaTypes } from './media-types';
import { HeaderFields, SerializationText } from './parameters';

import tree from '../schema/schema-tree.module.css';
import styles from './section.module.css';

export interface RequestBodySectionProps {
  readonly body: RequestBody;
  /** `response` for a webhook, because the reader receives the body. */
  readonly direction?: Direction;
  readonly title?: string;
}

/** The body of an operation's request. */
export function RequestBodySection({
  body,
  direction = 'request',
  title = texts.operation.body,
}: RequestBodySectionProps) {
  return (
    <section aria-labelledby="request-body">
      <Heading level="h2" id="request-body">
        {title}
      </Heading>
      <BodyContent body={body} direction={direction} owner={title} />
    </section>
  );
}

export interface BodyContentProps {
  readonly body: RequestBody;
  readonly direction: Direction;
  /** The name of the body, for screen readers. */
  readonly owner: string;
  /** The anchor prefix, if the page has other bodies. */
  readonly prefix?: string;
}

/** A request body: each media type with its fields and examples. */
export function BodyContent({ body, prefix = '', ...context }: BodyContentProps) {
  return (
    <>
      <div className={styles['text']}>
        <RichText text={body.description} />
      </div>
      <MediaTypes
        shown={body.content.map((media, index) => {
          const anchor = prefix + toBodyAnchor(index === 0 ? undefined : media.mediaType);
          const { mediaType, examples } = media;
          const content = (
            <Media {...context} media={media} required={body.required} anchor={anchor} />
          );
          return { mediaType, anchor, example: examples[0]?.name, content };
        })}
      />
    </>
  );
}

interface MediaProps extends Omit<BodyContentProps, 'body' | 'prefix'> {
  readonly media: MediaType;
  readonly required: boolean;
  readonly anchor: string;
}

function Media({ media, required, ...context }: MediaProps) {
  return (
    <div className={styles['media']}>
      <MediaTypeSchema {...context} media={media} id={context.anchor}>
        {required ? texts.field.required : texts.field.optional}
      </MediaTypeSchema>
      <Encodings
        encodings={media.encodings ?? []}
        direction={context.direction}
        anchor={context.anchor}
      />
      <Examples
        examples={media.examples}
        title={texts.operation.bodyExamples}
        anchor={context.anchor}
      />
    </div>
  );
}

export interface MediaTypeSchemaProps {
  readonly media: MediaType;
  readonly direction: ViewDirection;
  /** The anchor prefix of its fields. */
  readonly anchor: string;
  /** The owner of the schema, for screen readers. */
  readonly owner: string;
  /** The anchor, unless something else on the page has it. */
  readonly id: string | undefined;
  /** Text after the name of the media type. */
  readonly children?: ReactNode;
}

/** A body in one media type: the media type's name and the fields of its schema. */
export function MediaTypeSchema({ media, id, children, ...context }: MediaTypeSchemaProps) {
  const { mediaType, schema, isStream = false } = media;
  const head = (
    // A tab may hide the name of the media type.
    <span id={id}>
      <code translate="no" data-media-type="">
        {mediaType}
      </code>{' '}
      {isStream && `${texts.stream.text} `}
      {children}
    </span>
  );
  if (schema === undefined) return <p className={tree['head']}>{head}</p>;
  return <SchemaTree {...context} head={head} />;
}

interface EncodingsProps {
  readonly encodings: readonly FieldEncoding[];
  readonly direction: ViewDirection;
  /** The anchor prefix of the body. */
  readonly anchor: string;
}

/** The encodings of form fields or of parts that the author specifies. */
export function Encodings({ encodings, direction, anchor }: EncodingsProps) {
  if (encodings.length === 0) return null;
  return (
    <div className={styles['encodings']}>
      <p>{texts.encoding.title}</p>
      <ul>
        {encodings.map(({ path, headers, ...encoding }) => (
          <li key={toEncodingAnchor('', path)}>
            <EncodedName path={path} />{' '}
            <SerializationText {...encoding} headers={headers.map(({ name }) => name)} />
            {headers.length > 0 && (
              <HeaderFields
                headers={headers}
                direction={direction}
                anchor={toEncodingAnchor(anchor, path)}
              />
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A field with the fields around it: `order › photo`. */
function EncodedName({ path }: Pick<FieldEncoding, 'path'>) {
  return path.map((part, index) => (
    <Fragment key={index}>
      {index > 0 && ' › '}
      <PartName part={part} />
    </Fragment>
  ));
}

function PartName({ part }: { readonly part: EncodedPart }) {
  const { kind } = part;
  if (kind === 'field') return <code translate="no">{part.name}</code>;
  return kind === 'part'
    ? format(texts.encoding.part, { number: part.number })
    : texts.encoding[kind];
}
