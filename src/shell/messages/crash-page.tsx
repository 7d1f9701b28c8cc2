import { toErrorText } from '../../model/text/error-text';
import { Button } from '../../ui/button';
import { texts } from '../texts';
import { MessagePage } from './message-page';

/** What stands in a page's place when rendering it failed. */
export function CrashPage({ error }: { readonly error: unknown }) {
  return (
    <MessagePage title={texts.crash.title}>
      <Button onClick={() => window.location.reload()}>{texts.crash.retry}</Button>
      <pre>{toErrorText(error)}</pre>
    </MessagePage>
  );
}
