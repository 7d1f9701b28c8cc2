import { toErrorText } from '../../model/text/error-text';
import { Button } from '../../ui/button';
import { MessagePage } from './message-page';

export interface FailedPageProps {
  readonly title: string;
  readonly advice: string;
  /** The label of the button. */
  readonly retry: string;
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** Shown in place of a page that could not be loaded or failed to render. */
export function FailedPage({ title, advice, retry, error, onRetry }: FailedPageProps) {
  return (
    <MessagePage title={title}>
      <p>{advice}</p>
      <Button onClick={onRetry}>{retry}</Button>
      <pre>{toErrorText(error)}</pre>
    </MessagePage>
  );
}
