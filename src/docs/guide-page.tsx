import type { ComponentType } from 'react';
import type { Heading } from '../model/heading';
import { mdxComponents } from '../mdx/components';
import prose from '../ui/prose.module.css';
import { TableOfContentsDisclosure, TableOfContentsRail } from '../ui/table-of-contents';
import layout from './guide-page.module.css';

export interface GuidePageProps {
  readonly title: string;
  readonly Body: ComponentType<{
    readonly components?: Readonly<Record<string, ComponentType<never>>>;
  }>;
  readonly headings: readonly Heading[];
  readonly hideTableOfContents: boolean;
}

/** A guide: its title, its text, and the headings beside it. */
export function GuidePage({ title, Body, headings, hideTableOfContents }: GuidePageProps) {
  const listed = hideTableOfContents ? [] : headings;
  return (
    <div className={layout['page']}>
      <article className={prose['prose']}>
        <h1>{title}</h1>
        <TableOfContentsDisclosure headings={listed} />
        <Body components={mdxComponents} />
      </article>
      <TableOfContentsRail headings={listed} />
    </div>
  );
}
