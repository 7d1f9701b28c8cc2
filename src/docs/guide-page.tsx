import type { ComponentType } from 'react';
import type { Heading } from '../model/heading';
import { mdxComponents } from '../mdx/components';
import prose from '../ui/prose.module.css';
import { TableOfContents } from '../ui/table-of-contents';
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
  return (
    <div className={layout['page']}>
      <article className={prose['prose']}>
        <h1>{title}</h1>
        <Body components={mdxComponents} />
      </article>
      {!hideTableOfContents && <TableOfContents headings={headings} />}
    </div>
  );
}
