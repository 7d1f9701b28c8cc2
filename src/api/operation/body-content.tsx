import type { MediaType, RequestBody } from '../../model/api/operation';
import type { Direction } from '../../model/schema/schema';
import { toBodyAnchor } from '../../model/api/anchors';
import { RichText } from '../../ui/text/rich-text';
import { texts } from '../../ui/texts/texts';
import { Encodings } from './encodings';
import { Examples } from '../examples/examples';
import { MediaTypeSchema } from './media-type-schema';
import styles from '../section.module.css';

export interface BodyContentProps {
  readonly body: RequestBody;
  /** From which side it is seen. */
  readonly direction: Direction;
  /** What the body is called, for readers who cannot see where it stands. */
  readonly owner: string;
  /** What its anchors begin with, where there are others on the page. */
  readonly prefix?: string;
}

/** A body: each media type with its fields and its examples. */
export function BodyContent({ body, prefix = '', ...place }: BodyContentProps) {
  return (
    <>
      <div className={styles['text']}>
        <RichText text={body.description} />
      </div>
      {body.content.map((media, index) => (
        <Media
          key={media.mediaType}
          {...place}
          media={media}
          required={body.required}
          anchor={prefix + toBodyAnchor(index === 0 ? undefined : media.mediaType)}
        />
      ))}
    </>
  );
}

interface MediaProps extends Omit<BodyContentProps, 'body' | 'prefix'> {
  readonly media: MediaType;
  readonly required: boolean;
  readonly anchor: string;
}

function Media({ media, required, ...place }: MediaProps) {
  return (
    <div className={styles['media']}>
      <MediaTypeSchema {...place} media={media}>
        {required ? texts.field.required : texts.field.optional}
      </MediaTypeSchema>
      <Encodings encodings={media.encodings ?? []} />
      <Examples
        examples={media.examples}
        title={texts.operation.bodyExamples}
        anchor={place.anchor}
      />
    </div>
  );
}
