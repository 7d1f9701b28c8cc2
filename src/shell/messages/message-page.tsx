import type { ReactNode } from 'react';
import styles from './message-page.module.css';

export interface MessagePageProps {
  readonly title: string;
  readonly notFound?: boolean;
  readonly children: ReactNode;
}

/** A page with a message: what happened, and what to do next. */
export function MessagePage({ title, notFound = false, children }: MessagePageProps) {
  return (
    <main id="content" className={styles['page']} data-not-found={notFound ? '' : undefined}>
      <h1>{title}</h1>
      {children}
    </main>
  );
}
