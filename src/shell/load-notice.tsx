import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { Button } from '../ui/button';
import { useLoadNoticeStore } from './load-notice-store';
import styles from './load-notice.module.css';

/** A quiet line when the page can be read but not used fully. */
export function LoadNotice() {
  const failed = useLoadNoticeStore((state) => state.failed);
  const { pathname } = useLocation();
  // What it says holds for the page that the reader leaves.
  useEffect(() => () => useLoadNoticeStore.setState({ failed: false }), [pathname]);
  if (!failed) return null;
  return (
    <div role="status" className={styles['notice']}>
      <p>
        A part of this page did not load. You can read it; copying and other tools may not work.
      </p>
      <Button onClick={() => window.location.reload()}>Retry</Button>
    </div>
  );
}
