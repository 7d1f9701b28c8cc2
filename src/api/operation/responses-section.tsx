import type { OperationResponse } from '../../model/api/operation';
import type { Direction } from '../../model/schema/schema';
import { Heading } from '../../ui/text/heading';
import { texts } from '../../ui/texts/texts';
import { ResponseList } from './response-list';

export interface ResponsesSectionProps {
  readonly responses: readonly OperationResponse[];
  /** From which side they are seen. */
  readonly direction?: Direction;
  readonly title?: string;
}

/** What can come back, by status. */
export function ResponsesSection({
  responses,
  direction = 'response',
  title = texts.responses.title,
}: ResponsesSectionProps) {
  if (responses.length === 0) return null;
  return (
    <section aria-labelledby="responses">
      <Heading level="h2" id="responses">
        {title}
      </Heading>
      <ResponseList responses={responses} direction={direction} />
    </section>
  );
}
