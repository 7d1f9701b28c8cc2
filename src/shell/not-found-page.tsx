import { Link } from '../ui/link';
import { MessagePage } from './message-page';

/** What an unknown address shows. Behaviour S2.42–S2.44. */
export function NotFoundPage() {
  return (
    <MessagePage title="Page Not Found" notFound>
      <p>We could not find what you were looking for.</p>
      <p>
        Please contact the owner of the site that linked you to the original URL and let them know
        their link is broken.
      </p>
      <p>
        <Link href="/search">Search the documentation</Link> or start from the{' '}
        <Link href="/docs/">guides</Link>.
      </p>
    </MessagePage>
  );
}
