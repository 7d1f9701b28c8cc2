import { toErrorText } from '../../model/text/error-text';
import { Button } from '../../ui/button';
import { texts } from '../texts';
import { MessagePage } from './message-page';

/** Shown in place of a page that failed to render. */
export function CrashPage({ error }: { readonly error: unknown }) {
  return (
    <MessagePage title={texts.crash.title}>
      <Button onClick={() => window.location.reload()}>{texts.crash.retry}</Button>
      <pre>{toErrorText(error)}</pre>
    </MessagePage>
  );
}
