import { Fragment } from 'react';
import type { ReactNode } from 'react';
import type { EncodedPart, FieldEncoding, MediaType, RequestBody } from '../../model/api/operation';
import type { Direction } from '../../model/schema/schema';
import { format } from '../../model/text/format';
import { RichText } from '../../ui/text/rich-text';
import { Examples } from '../examples/examples';
import { MediaTypes } from '../examples/media-types';
import { SchemaTree } from '../schema/schema-tree';
import { toWireText } from '../schema/facts';
import { texts } from '../texts';
import { ParameterFields } from './parameters';

import tree from '../schema/schema-tree.module.css';
import styles from './section.module.css';

interface BodyContext {
  readonly direction: Direction;
  /** The owner of the body, for screen readers. */
  readonly owner: string;
}

export interface BodyContentProps extends BodyContext {
  readonly body: RequestBody;
}

/** A request body: each media type with its fields and examples. */
export function BodyContent({ body, ...context }: BodyContentProps) {
  const { required, description, content } = body;
  return (
    <>
      <div className={styles['text']}>
        <RichText text={description} />
      </div>
      <MediaTypes content={content}>
        {(media) => (
          <div className={styles['media']}>
            <MediaTypeFields {...context} media={media} id={media.anchor}>
              {required ? texts.field.required : texts.field.optional}
            </MediaTypeFields>
            <Examples
              examples={media.examples}
              title={texts.operation.bodyExamples}
              anchor={media.anchor}
            />
          </div>
        )}
      </MediaTypes>
    </>
  );
}

export interface MediaTypeFieldsProps extends BodyContext {
  readonly media: MediaType;
  /** Its anchor, unless something else on the page has it. */
  readonly id: string | undefined;
  /** Text after the name of the media type. */
  readonly children?: ReactNode;
}

/** A body in one media type: the media type's name, the fields of its schema and their encodings. */
export function MediaTypeFields({ media, id, children, ...context }: MediaTypeFieldsProps) {
  const { mediaType, anchor, schema, isStream = false, encodings = [] } = media;
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
  return (
    <>
      {schema === undefined ? (
        <p className={tree['head']}>{head}</p>
      ) : (
        <SchemaTree {...context} anchor={anchor} head={head} />
      )}
      {encodings.length > 0 && (
        <div className={styles['encodings']}>
          <p>{texts.encoding.title}</p>
          <ul>
            {encodings.map((encoding, index) => (
              <li key={index}>
                <Encoding encoding={encoding} direction={context.direction} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

interface EncodingProps {
  readonly encoding: FieldEncoding;
  readonly direction: Direction;
}

/** The encoding of a form field or of a part that the author specifies. */
function Encoding({ encoding: { path, headers, ...encoding }, direction }: EncodingProps) {
  return (
    <>
      <EncodedName path={path} /> <RichText text={toWireText({ ...encoding, headers })} />
      {headers.length > 0 && <ParameterFields parameters={headers} direction={direction} />}
    </>
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
