import styles from './search-suggestions.module.css';
import { useEffect, useImperativeHandle, useRef, useState } from 'react';
import type { KeyboardEvent, RefObject } from 'react';
import type { Location } from 'react-router-dom';
import { useLocation, useNavigate } from 'react-router-dom';
import { useStore } from 'zustand';
import { toQueryText } from '../../model/search/query';
import { Link } from '../../ui/link';
import { format } from '../../model/text/format';
import { toHitLines } from '../hit-lines';
import type { HitLine } from '../hit-lines';
import { HitView } from '../hit-view';
import { texts } from '../texts';
import { toSearchPath } from '../search-paths';
import { getIndexPath, getSiteSearch } from '../site-search';
import type { SiteSearch } from '../site-search';
import type { SearchResult } from '../../model/search/protocol';

/** Handles the field's keys while suggestions are shown. */
export type SuggestionKeys = (event: KeyboardEvent) => void;

export interface SearchSuggestionsProps {
  readonly id: string;
  readonly open: boolean;
  /** The text in the field. */
  readonly text: string;
  /** Takes the keys of the field. */
  readonly keys: RefObject<SuggestionKeys | undefined>;
  /** Tells the field which option is active. */
  readonly onOption: (id: string | undefined) => void;
  /** Called when a hit is opened. */
  readonly onLeave: () => void;
}

/** Starts loading the index of the open page's version, so that it is there when the reader has typed. */
export function prepareSearch(location: Location): void {
  void getSiteSearch(getIndexPath(location)).box.getState().load();
}

/** The dropdown of the search box: hits, or why there are none. */
export function SearchSuggestions({
  id,
  open,
  text,
  keys,
  onOption,
  onLeave,
}: SearchSuggestionsProps) {
  const indexPath = getIndexPath(useLocation());
  const { box } = getSiteSearch(indexPath);
  const { result, query, answered, search } = useStore(box);
  const lines = toHitLines(result.hits);
  const [cursor, setCursor] = useCursor(answered, lines);
  const navigate = useNavigate();
  useEffect(() => void search(text), [text, search]);
  const option = lines.length > 0 && cursor >= 0 ? toOptionId(id, cursor) : undefined;
  useEffect(() => onOption(option), [option, onOption]);

  const go = (path: string | undefined) => {
    if (path === undefined) return;
    onLeave();
    void navigate(path);
  };
  const isOpen = useRef(open);
  useEffect(() => {
    isOpen.current = open;
  }, [open]);
  /** A fast reader presses Enter before the hits arrive, or while those of a shorter query are shown. */
  const openChosen = async () => {
    const asked = toQueryText(text);
    if (answered === asked) return go((lines[cursor] ?? lines[0])?.path);
    await search(text);
    const now = box.getState();
    // Unless the reader has continued typing or has left.
    if (isOpen.current && now.query === asked && now.answered === asked)
      go(toHitLines(now.result.hits)[0]?.path);
  };
  const onKeyDown: SuggestionKeys = (event) => {
    if (!/^(?:ArrowDown|ArrowUp|Enter)$/.test(event.key)) return;
    event.preventDefault();
    if (event.key === 'Enter') void openChosen();
    else if (lines.length > 0)
      setCursor(toNextCursor(cursor, lines.length, event.key === 'ArrowDown' ? 1 : -1));
  };
  useImperativeHandle(keys, () => onKeyDown);
  return (
    // Pressing the mouse here must not take focus from the field, which would close it.
    <div className={styles['panel']} hidden={!open} onMouseDown={(event) => event.preventDefault()}>
      <Status box={box} />
      <div id={id} role="listbox" aria-label={texts.search.results}>
        {lines.map((line, index) => (
          <Link
            key={line.key}
            href={line.path}
            id={toOptionId(id, index)}
            role="option"
            tabIndex={-1}
            aria-selected={index === cursor}
            className={styles['hit']}
            data-part={line.isPart || undefined}
            onMouseMove={() => setCursor(index)}
            onClick={onLeave}
          >
            <HitView line={line} />
          </Link>
        ))}
      </div>
      {lines.length > 0 && (
        <Link
          href={toSearchPath(query, indexPath)}
          className={styles['all']}
          onClick={onLeave}
          tabIndex={-1}
        >
          {texts.search.all}
        </Link>
      )}
    </div>
  );
}

/**
 * Which line is chosen: the first, until the reader moves. Lines that are added to those of a query, when texts
 * have been loaded, leave the cursor where it is.
 */
function useCursor(
  query: string,
  lines: readonly HitLine[],
): [index: number, setIndex: (index: number) => void] {
  const [moved, setMoved] = useState<{ readonly query: string; readonly key?: string }>();
  const setIndex = (index: number) => {
    const key = lines[index]?.key;
    setMoved({ query, ...(key !== undefined && { key }) });
  };
  if (moved?.query !== query) return [0, setIndex];
  if (moved.key === undefined) return [FIELD, setIndex];
  return [
    Math.max(
      0,
      lines.findIndex(({ key }) => key === moved.key),
    ),
    setIndex,
  ];
}

/** The cursor is in the field, not on a line. */
const FIELD = -1;

/** The cursor moves from the last line to the first by way of the field. */
function toNextCursor(current: number, count: number, step: 1 | -1): number {
  return ((current + 1 + step + count + 1) % (count + 1)) - 1;
}

function toOptionId(listId: string, index: number): string {
  return `${listId}-${index}`;
}

function Status({ box }: Pick<SiteSearch, 'box'>) {
  const { index, result, query, answered, load, search } = useStore(box);
  const isFailed = index === 'failed' || result.missing === 'failed';
  if (isFailed) {
    return (
      <p className={styles['status']} role="status">
        {index === 'failed' ? texts.search.failed : texts.search.textsFailed}{' '}
        <button type="button" onClick={() => void load().then(() => search(query))}>
          {texts.search.retry}
        </button>
      </p>
    );
  }
  const text = index === 'loading' ? texts.search.loading : toFoundText(query, answered, result);
  return (
    <p className={text === '' ? 'visually-hidden' : styles['status']} role="status">
      {text}
    </p>
  );
}

/** Why there are no hits, or which query those are of. */
function toFoundText(query: string, answered: string, { hits, correction }: SearchResult): string {
  if (query === '' || answered !== query) return '';
  if (hits.length === 0) return texts.search.none;
  return correction === undefined ? '' : format(texts.search.corrected, { correction });
}
