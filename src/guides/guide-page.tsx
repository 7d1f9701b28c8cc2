import { useRef } from 'react';
import type { ComponentType } from 'react';
import { Admonition } from '../mdx/admonition';
import { mdxComponents } from '../mdx/components';
import type { GuidePage as Page } from '../model/guides/guide-page';
import type { Heading } from '../model/navigation/heading';
import { CopyButton } from '../ui/code/copy-button';
import { PageHeadings } from '../ui/navigation/page-headings';
import { PageWithContents } from '../ui/navigation/page-with-contents';
import { TableOfContentsDisclosure } from '../ui/navigation/table-of-contents';
import prose from '../ui/text/prose.module.css';
import { GuideFooter } from './guide-footer';
import styles from './guide-page.module.css';
import { texts } from './texts';

export interface GuidePageProps {
  readonly page: Page;
  readonly headings: readonly Heading[];
  readonly Body: ComponentType<{
    readonly components?: Readonly<Record<string, ComponentType<never>>>;
  }>;
}

/** A guide: title, text, and table of contents. */
export function GuidePage({ page, headings, Body }: GuidePageProps) {
  const { title, showTitle, tableOfContents: levels } = page;
  const article = useRef<HTMLElement>(null);
  const loadMarkdown = async () => {
    const { toPageMarkdown } = await import('./page-markdown');
    return article.current === null ? '' : toPageMarkdown(article.current);
  };
  const listed = levels === undefined ? [] : headings;
  return (
    <PageWithContents headings={listed} levels={levels} isWide={levels === undefined}>
      <GuideNotice {...page} />
      <article ref={article} className={styles['guide']}>
        <p className={styles['copy']} data-search-skip="">
          <CopyButton text={loadMarkdown} subject={texts.guide.markdown} />
        </p>
        <div className={prose['prose']}>
          {showTitle && (
            <header>
              <h1>{title}</h1>
            </header>
          )}
          <TableOfContentsDisclosure headings={listed} levels={levels} />
          <PageHeadings value={headings}>
            <Body components={mdxComponents} />
          </PageHeadings>
        </div>
        <GuideFooter {...page} />
      </article>
    </PageWithContents>
  );
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
