import type { ExternalDocs } from '../model/api/operation';
import { InlineRichText } from '../ui/text/rich-text';
import { texts } from '../ui/texts/texts';
import { Address } from './address';

/** Where more is said, outside of this reference. */
export function MoreAbout({ docs }: { readonly docs: ExternalDocs | undefined }) {
  if (docs === undefined) return null;
  return (
    <p>
      <Address url={docs.url}>
        {docs.description.length > 0 ? (
          <InlineRichText text={docs.description} />
        ) : (
          texts.field.externalDocs
        )}
      </Address>
    </p>
  );
}
