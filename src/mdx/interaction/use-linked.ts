import { useEffect, useEffectEvent } from 'react';
import { decodePercent } from '../../model/site/decode-percent';

/** Calls back when the page's address names an id, at first and later. */
export function useLinked(id: string | undefined, onLinked: () => void): void {
  const check = useEffectEvent(() => {
    if (decodePercent(window.location.hash.slice(1)) === id) onLinked();
  });
  useEffect(() => {
    if (id === undefined) return undefined;
    check();
    window.addEventListener('hashchange', check);
    return () => window.removeEventListener('hashchange', check);
  }, [id]);
}
