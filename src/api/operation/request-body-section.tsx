import type { RequestBody } from '../../model/api/operation';
import type { Direction } from '../../model/schema/schema';
import { Heading } from '../../ui/text/heading';
import { texts } from '../../ui/texts/texts';
import { BodyContent } from './body-content';

export interface RequestBodySectionProps {
  readonly body: RequestBody;
  /** From which side it is seen. */
  readonly direction?: Direction;
  readonly title?: string;
}

/** What is sent. */
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
