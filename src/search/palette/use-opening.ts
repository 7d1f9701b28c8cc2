import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { toQueryText } from '../../model/search/query-text';
import { withBase } from '../../model/site/paths';
import { toHitGroups } from '../hit-lines';
import type { HitLine } from '../hit-lines';
import type { SiteSearch } from '../site-search';

/**
 * Opens the chosen hit. A fast reader presses Enter before the hits arrive, or while those of a shorter query
 * are shown.
 */
export function useOpening(
  box: SiteSearch['box'],
  text: string,
  chosen: HitLine | undefined,
  onClose: () => void,
): (inNewTab: boolean) => Promise<void> {
  const navigate = useNavigate();
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  const go = (path: string | undefined, inNewTab: boolean) => {
    if (path === undefined) return;
    if (inNewTab) {
      window.open(withBase(import.meta.env.BASE_URL, path), '_blank', 'noopener');
      return;
    }
    onClose();
    void navigate(path);
  };
  return async (inNewTab) => {
    const asked = toQueryText(text);
    const { answered, search } = box.getState();
    if (answered === asked) return go(chosen?.path, inNewTab);
    await search(text);
    const now = box.getState();
    // Unless the reader has continued typing or has left.
    if (isOpen.current && now.query === asked && now.answered === asked)
      go(toHitGroups(now.result.hits)[0]?.lines[0]?.path, inNewTab);
  };
}
