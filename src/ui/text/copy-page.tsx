import { useRef } from 'react';
import { useInRouterContext, useLocation } from 'react-router-dom';
import { toTwinPath } from '../../model/pages/twin';
import { toRoutePath, withBase } from '../../model/site/paths';
import { format } from '../../model/text/format';
import { CopyButton } from '../code/copy-button';
import { Icon } from '../icon';
import { texts } from '../texts';
import styles from './copy-page.module.css';

export interface CopyPageProps {
  /** Puts into the Markdown of the page what the reader has chosen on it. */
  readonly toOwn?: (markdown: string, article: Element) => string;
}

/** Copies the page as Markdown, and leads to it; stands beside the title. */
export function CopyPage(props: CopyPageProps) {
  return useInRouterContext() && <PageActions {...props} />;
}

function PageActions({ toOwn }: CopyPageProps) {
  const { pathname } = useLocation();
  const place = useRef<HTMLParagraphElement>(null);
  const twin = withBase(import.meta.env.BASE_URL, toTwinPath(toRoutePath(pathname)));
  const loadMarkdown = async () => {
    const { loadParts } = await import('./page-parts');
    const markdown = await loadParts(twin);
    const article = place.current?.closest('article');
    return toOwn && article ? toOwn(markdown, article) : markdown;
  };
  const [before, after] = texts.copy.view.split('{format}');
  const index = withBase(import.meta.env.BASE_URL, '/llms.txt');
  return (
    <p ref={place} className={styles['copy']} data-search-skip="">
      {/* What turns pages into text for agents keeps it; it is of no use to anyone else. */}
      <span className="visually-hidden" aria-hidden>
        {format(texts.copy.agents, { index })}
      </span>
      <a href={twin} type="text/markdown" data-native="">
        <span>{before}</span>Markdown<span>{after}</span>
      </a>
      <CopyButton
        text={loadMarkdown}
        subject={texts.copy.page}
        icon={<Icon name="note" size={16} />}
      />
    </p>
  );
}
