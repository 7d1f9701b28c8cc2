import { FormattedText } from '../ui/formatted-text';
import { Link } from '../ui/link';
import { texts } from '../ui/texts';
import { MessagePage } from './message-page';

const { notFound } = texts;

/** What an unknown address shows. Behaviour S2.42–S2.44. */
export function NotFoundPage() {
  return (
    <MessagePage title={notFound.title} notFound>
      <p>{notFound.text}</p>
      <p>{notFound.advice}</p>
      <p>
        <FormattedText
          text={notFound.next}
          values={{
            search: <Link href="/search">{notFound.search}</Link>,
            guides: <Link href="/docs/">{notFound.guides}</Link>,
          }}
        />
      </p>
    </MessagePage>
  );
}
