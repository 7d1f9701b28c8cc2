import { Admonition } from '../mdx/admonition';
import type { GuidePage } from '../model/guides/guide-page';
import { texts } from './texts';

/** Says that readers do not find a guide by themselves, and why. */
export function GuideNotice({ draft, unlisted }: Pick<GuidePage, 'draft' | 'unlisted'>) {
  if (draft) return <Notice title={texts.guide.draft} text={texts.guide.draftText} />;
  if (unlisted) return <Notice title={texts.guide.unlisted} text={texts.guide.unlistedText} />;
  return null;
}

function Notice({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <Admonition type="caution" title={title} data-search-skip="">
      <p>{text}</p>
    </Admonition>
  );
}
