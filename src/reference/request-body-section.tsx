import type { RequestBody } from '../model/reference/operation';
import { toBodyAnchor } from '../model/reference/to-anchor';
import { Heading } from '../ui/heading';
import { RichText } from '../ui/rich-text';
import { texts } from '../ui/texts';
import { Examples } from './examples';
import { MediaTypeSchema } from './media-type-schema';
import styles from './section.module.css';

export interface RequestBodySectionProps {
  readonly body: RequestBody;
}

/** What is sent: each media type with its fields and its examples. */
export function RequestBodySection({ body }: RequestBodySectionProps) {
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
          <MediaTypeSchema
            media={media}
            direction="request"
            anchor={toBodyAnchor(index === 0 ? undefined : media.mediaType)}
            owner={texts.operation.body}
          >
            {body.required ? texts.field.required : texts.field.optional}
          </MediaTypeSchema>
          <Examples examples={media.examples} title={texts.operation.bodyExamples} />
        </div>
      ))}
    </section>
  );
}
