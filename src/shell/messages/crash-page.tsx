import { toErrorText } from '../../model/text/error-text';
import { Button } from '../../ui/button';
import { texts } from '../texts';
import { MessagePage } from './message-page';

export interface CrashPageProps {
  readonly error: unknown;
  /** Renders the page again. */
  readonly onRetry: () => void;
}

/** Shown in place of a page that failed to render. */
export function CrashPage({ error, onRetry }: CrashPageProps) {
  return (
    <MessagePage title={texts.crash.title}>
      <p>{texts.crash.advice}</p>
      <Button onClick={onRetry}>{texts.crash.retry}</Button>
      <pre>{toErrorText(error)}</pre>
    </MessagePage>
  );
}
