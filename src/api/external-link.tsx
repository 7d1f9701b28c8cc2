import type { ReactNode } from 'react';
import type { ExternalDocs } from '../model/schema/schema';
import { isSafeHref } from '../model/site/paths';
import { toBelowLine, toLine } from '../model/text/summary-line';
import { toPlainText } from '../model/text/rich-text';
import { Link } from '../ui/link';
import { NewTabMark } from '../ui/new-tab';
import { RichText } from '../ui/text/rich-text';
import { texts } from './texts';

export interface ExternalLinkProps {
  readonly url: string;
  readonly children?: ReactNode;
}

/** A link to a URL from a document; plain text if the URL is unsafe. */
export function ExternalLink({ url, children = url }: ExternalLinkProps) {
  if (!isSafeHref(url)) return <span>{children}</span>;
  return (
    <Link href={url}>
      {children}
      <NewTabMark href={url} />
    </Link>
  );
}

export interface ExternalDocsLinkProps {
  readonly docs: ExternalDocs | undefined;
  readonly className?: string | undefined;
}

/**
 * The link to the external documentation of an API, a tag, an operation or a value. No link holds another one: the
 * links of its description stand below.
 */
export function ExternalDocsLink({ docs, className }: ExternalDocsLinkProps) {
  if (docs === undefined) return null;
  const words = toLine(docs.description);
  return (
    <>
      <p className={className}>
        <ExternalLink url={docs.url}>
          {toPlainText(words) === '' ? texts.field.externalDocs : <RichText text={words} />}
        </ExternalLink>
      </p>
      <RichText text={toBelowLine(docs.description)} />
    </>
  );
}
