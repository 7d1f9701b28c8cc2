import type { ReactNode } from 'react';
import type { ExternalDocs } from '../model/schema/schema';
import { isSafeHref } from '../model/site/paths';
import { Link } from '../ui/link';
import { NewTabMark } from '../ui/new-tab';
import { InlineRichText } from '../ui/text/rich-text';
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

/** The link to the external documentation of an API, a tag or an operation. */
export function ExternalDocsLink({ docs }: { readonly docs: ExternalDocs | undefined }) {
  if (docs === undefined) return null;
  return (
    <p>
      <ExternalLink url={docs.url}>
        {docs.description.length > 0 ? (
          <InlineRichText text={docs.description} />
        ) : (
          texts.field.externalDocs
        )}
      </ExternalLink>
    </p>
  );
}
