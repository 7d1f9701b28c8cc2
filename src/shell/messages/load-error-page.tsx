import { toErrorText } from '../../model/text/error-text';
import { Button } from '../../ui/button';
import { texts } from '../texts';
import { MessagePage } from './message-page';

/** Shown in place of a page whose files did not arrive. */
export function LoadErrorPage({ error }: { readonly error: unknown }) {
  return (
    <MessagePage title={texts.loadError.title}>
      <p>{texts.loadError.text}</p>
      <Button onClick={() => window.location.reload()}>{texts.loadError.retry}</Button>
      <pre>{toErrorText(error)}</pre>
    </MessagePage>
  );
}
