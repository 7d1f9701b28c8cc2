import { FormattedText } from '../../ui/text/formatted-text';
import { Link } from '../../ui/link';
import { texts } from '../texts';
import { MessagePage } from './message-page';

const words = texts.notFound;

/** The page of an unknown address. */
export function NotFoundPage({ guides }: { readonly guides: string }) {
  return (
    <MessagePage title={words.title} notFound>
      <p>{words.text}</p>
      <p>{words.advice}</p>
      <p>
        <FormattedText
          text={words.next}
          values={{
            search: <Link href="/search">{words.search}</Link>,
            guides: <Link href={guides}>{words.guides}</Link>,
          }}
        />
      </p>
    </MessagePage>
  );
}
