import type { ReactNode } from 'react';
import { FormattedText } from '../../ui/text/formatted-text';
import { Link } from '../../ui/link';
import { texts } from '../texts';
import { MessagePage } from './message-page';

const words = texts.notFound;

interface NotFoundPageProps {
  /** Where the guides begin. */
  readonly guides: string;
  /** Further help, below the rest. */
  readonly children?: ReactNode;
}

/** The page of an unknown address. */
export function NotFoundPage({ guides, children }: NotFoundPageProps) {
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
      {children}
    </MessagePage>
  );
}
