import { toErrorText } from '../model/to-error-text';
import { Button } from '../ui/button';
import { MessagePage } from './message-page';

/** What stands in a page's place when rendering it failed. Behaviour S2.38–S2.40. */
export function CrashPage({ error }: { readonly error: unknown }) {
  return (
    <MessagePage title="This page crashed.">
      <Button onClick={() => window.location.reload()}>Try again</Button>
      <pre>{toErrorText(error)}</pre>
    </MessagePage>
  );
}
