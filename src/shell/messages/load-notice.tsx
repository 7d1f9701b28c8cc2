import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { Button } from '../../ui/button';
import { texts } from '../texts';
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
      <p>{texts.loadError.part}</p>
      <Button onClick={() => window.location.reload()}>{texts.loadError.retry}</Button>
    </div>
  );
}
