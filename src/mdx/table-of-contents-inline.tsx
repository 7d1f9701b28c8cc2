import { use } from 'react';
import type { Heading } from '../model/navigation/heading';
import { defaultHeadingLevels, toHeadingTree } from '../model/navigation/heading-tree';
import { HeadingList } from '../ui/navigation/heading-list';
import { PageHeadings } from '../ui/navigation/page-headings';
import styles from './table-of-contents-inline.module.css';

/** A heading in the form that guides for Docusaurus have. */
interface ForeignHeading {
  readonly value: string;
  readonly id: string;
  readonly level: number;
}

export interface TOCInlineProps {
  /** Other headings than the page's own. */
  readonly toc?: readonly (Heading | ForeignHeading)[];
  readonly minHeadingLevel?: number;
  readonly maxHeadingLevel?: number;
}

/** The headings of the page, or others, as a list within the text. */
export function TOCInline({
  toc,
  minHeadingLevel = defaultHeadingLevels.from,
  maxHeadingLevel = defaultHeadingLevels.to,
}: TOCInlineProps) {
  const own = use(PageHeadings);
  const headings = toc?.map(toHeading) ?? own;
  const branches = toHeadingTree(headings, { from: minHeadingLevel, to: maxHeadingLevel });
  if (branches.length === 0) return null;
  return (
    <div className={styles['contents']} data-search-skip="">
      <HeadingList branches={branches} />
    </div>
  );
}

function toHeading(heading: Heading | ForeignHeading): Heading {
  if ('text' in heading) return heading;
  const { value, id, level } = heading;
  return { text: value, id, depth: level as Heading['depth'] };
}
