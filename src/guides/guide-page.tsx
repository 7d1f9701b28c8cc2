import type { ReactNode } from 'react';
import { Admonition } from '../mdx/admonition';
import { PlainBody } from '../mdx/plain-body';
import type { TabComponents } from '../mdx/plain-body';
import type { PlainNode } from '../model/guides/plain-body';
import type { GuidePage as Page } from '../model/guides/guide-page';
import type { Heading } from '../model/navigation/heading';
import { PageHeadings } from '../ui/navigation/page-headings';
import { PageWithContents } from '../ui/navigation/page-with-contents';
import { TableOfContentsDisclosure } from '../ui/navigation/table-of-contents';
import { CopyPage } from '../ui/text/copy-page';
import prose from '../ui/text/prose.module.css';
import { GuideFooter } from './guide-footer';
import { texts } from './texts';

export interface GuidePageProps {
  readonly page: Page;
  readonly headings: readonly Heading[];
  /** Compiled, or the data of a plain guide. */
  readonly body: ((props: object) => ReactNode) | readonly PlainNode[];
  /** For a plain guide with tabs. */
  readonly tabs?: TabComponents | undefined;
}

/** A guide: title, text, and table of contents. */
export function GuidePage({ page, headings, body, tabs }: GuidePageProps) {
  const { title, showTitle, tableOfContents: levels } = page;
  const listed = levels === undefined ? [] : headings;
  return (
    <PageWithContents headings={listed} levels={levels} isWide={levels === undefined}>
      <GuideNotice {...page} />
      <article>
        <CopyPage />
        <div className={prose['prose']}>
          {showTitle && (
            <header>
              <h1>{title}</h1>
            </header>
          )}
          <TableOfContentsDisclosure headings={listed} levels={levels} />
          <PageHeadings value={headings}>
            <Body of={body} tabs={tabs} />
          </PageHeadings>
        </div>
        <GuideFooter {...page} />
      </article>
    </PageWithContents>
  );
}

interface BodyProps extends Pick<GuidePageProps, 'tabs'> {
  readonly of: GuidePageProps['body'];
}

/** Calls a compiled body: as a component of its own, it would be another one after each save, without the old state. */
function Body({ of: body, tabs }: BodyProps) {
  return typeof body === 'function' ? body({}) : <PlainBody nodes={body} tabs={tabs} />;
}

/** The notice on a draft or an unlisted guide, which readers cannot find by themselves. */
function GuideNotice({ draft, unlisted }: Pick<Page, 'draft' | 'unlisted'>) {
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
