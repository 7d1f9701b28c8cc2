import type { RequestBody } from '../model/reference/operation';
import type { SchemaGraph } from '../model/reference/schema';
import { Heading } from '../ui/heading';
import { RichText } from '../ui/rich-text';
import { texts } from '../ui/texts';
import { Examples } from './examples';
import { MediaTypeSchema } from './media-type-schema';
import styles from './section.module.css';

export interface RequestBodySectionProps {
  readonly body: RequestBody;
  readonly graph: SchemaGraph;
}

/** What is sent: each media type with its fields and its examples. */
export function RequestBodySection({ body, graph }: RequestBodySectionProps) {
  return (
    <section aria-labelledby="request-body">
      <Heading level="h2" id="request-body">
        {texts.operation.body}
      </Heading>
      <div className={styles['text']}>
        <RichText text={body.description} />
      </div>
      {body.content.map((media, index) => (
        <div key={media.mediaType} className={styles['media']}>
          <p className={styles['facts']}>
            <code>{media.mediaType}</code>{' '}
            {body.required ? texts.field.required : texts.field.optional}
          </p>
          <MediaTypeSchema
            media={media}
            graph={graph}
            direction="request"
            anchor={index === 0 ? 'body' : `body-${index + 1}`}
          />
          <Examples examples={media.examples} title={texts.operation.bodyExamples} />
        </div>
      ))}
    </section>
  );
}
