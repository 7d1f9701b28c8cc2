import { toErrorText } from '../model/to-error-text';
import { Button } from '../ui/button';
import { MessagePage } from './message-page';

/** What stands in a page's place when its files did not arrive. */
export function LoadErrorPage({ error }: { readonly error: unknown }) {
  return (
    <MessagePage title="This page did not load.">
      <p>Its files could not be fetched. Check your connection, then try again.</p>
      <Button onClick={() => window.location.reload()}>Retry</Button>
      <pre>{toErrorText(error)}</pre>
    </MessagePage>
  );
}
