import { create } from 'zustand';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { Button } from '../../ui/button';
import { texts } from '../texts';
import styles from './load-notice.module.css';

interface LoadNoticeState {
  readonly failed: boolean;
}

/** Set when a part of the first page could not be loaded. */
export const useLoadNoticeStore = create<LoadNoticeState>(() => ({ failed: false }));

/** A part of the page; while it does not arrive, what is prerendered stays, and a notice says so. */
export function orPrerendered<T>(part: Promise<T>): Promise<T> {
  return part.catch((error: unknown) => {
    console.warn('A part of this page could not be loaded.', error);
    useLoadNoticeStore.setState({ failed: true });
    return new Promise<never>(() => {});
  });
}

/** A notice for a page that can be read but does not work fully. */
export function LoadNotice() {
  const failed = useLoadNoticeStore((state) => state.failed);
  const { pathname } = useLocation();
  // The notice applies only to the page that the reader leaves.
  useEffect(() => () => useLoadNoticeStore.setState({ failed: false }), [pathname]);
  if (!failed) return null;
  return (
    <div role="status" className={styles['notice']}>
      <p>{texts.loadError.part}</p>
      <Button onClick={() => window.location.reload()}>{texts.loadError.retry}</Button>
    </div>
  );
}
