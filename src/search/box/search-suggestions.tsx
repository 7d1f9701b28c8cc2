import styles from './search-suggestions.module.css';
import { useEffect, useImperativeHandle, useRef, useState } from 'react';
import type { KeyboardEvent, RefObject } from 'react';
import type { Location } from 'react-router-dom';
import { useLocation, useNavigate } from 'react-router-dom';
import { useStore } from 'zustand';
import { SearchHitType } from '../../model/search/search-document';
import type { SearchHit } from '../../model/search/protocol';
import { toQueryText } from '../../model/search/queries';
import type { IconName } from '../../ui/icon';
import { Icon } from '../../ui/icon';
import { Link } from '../../ui/link';
import { texts } from '../texts';
import { Segments } from '../segments';
import { toSearchPath, toHitPath } from '../search-paths';
import { getIndexPath, getSiteSearch } from '../site-search';
import type { SiteSearch } from '../site-search';

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
  const { hits, query, answered, search } = useStore(box);
  const [cursor, setCursor] = useCursor(hits);
  const navigate = useNavigate();
  useEffect(() => void search(text), [text, search]);
  const option = hits.length > 0 && cursor >= 0 ? toOptionId(id, cursor) : undefined;
  useEffect(() => onOption(option), [option, onOption]);

  const go = (path: string | undefined) => {
    if (path === undefined) return;
    onLeave();
    void navigate(path);
  };
  const openHit = (hit: SearchHit | undefined) => {
    if (hit !== undefined) go(toHitPath(hit));
  };
  const isOpen = useRef(open);
  useEffect(() => {
    isOpen.current = open;
  }, [open]);
  /** A fast reader presses Enter before the hits arrive, or while those of a shorter query are shown. */
  const openChosen = async () => {
    const asked = toQueryText(text);
    if (answered === asked) return openHit(hits[cursor] ?? hits[0]);
    await search(text);
    const now = box.getState();
    // Unless the reader has continued typing or has left.
    if (isOpen.current && now.query === asked && now.answered === asked) openHit(now.hits[0]);
  };
  const onKeyDown: SuggestionKeys = (event) => {
    if (!/^(?:ArrowDown|ArrowUp|Enter)$/.test(event.key)) return;
    event.preventDefault();
    if (event.key === 'Enter') void openChosen();
    else if (hits.length > 0)
      setCursor(toNextCursor(cursor, hits.length, event.key === 'ArrowDown' ? 1 : -1));
  };
  useImperativeHandle(keys, () => onKeyDown);
  return (
    // Pressing the mouse here must not take focus from the field, which would close it.
    <div className={styles['panel']} hidden={!open} onMouseDown={(event) => event.preventDefault()}>
      <Status box={box} />
      <ul id={id} role="listbox" aria-label={texts.search.results}>
        {hits.map((hit, index) => (
          <li
            key={toHitKey(hit)}
            id={toOptionId(id, index)}
            role="option"
            aria-selected={index === cursor}
            className={styles['hit']}
            data-branch={hit.branch}
            onMouseMove={() => setCursor(index)}
            onClick={() => openHit(hit)}
          >
            <Icon name={icons[hit.type]} size={16} />
            <Hit hit={hit} />
          </li>
        ))}
      </ul>
      {hits.length > 0 && (
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

/** Which hit is chosen; new hits start with the first. */
function useCursor(hits: readonly SearchHit[]): [number, (index: number) => void] {
  const [cursor, setCursor] = useState({ hits, index: 0 });
  const index = cursor.hits === hits ? cursor.index : 0;
  return [index, (next) => setCursor({ hits, index: next })];
}

/** The cursor moves from the last hit to the first by way of the field, which is −1. */
function toNextCursor(current: number, count: number, step: 1 | -1): number {
  return ((current + 1 + step + count + 1) % (count + 1)) - 1;
}

function toOptionId(listId: string, index: number): string {
  return `${listId}-${index}`;
}

/** A page's description and keywords share the id of its title. */
function toHitKey({ document, type }: SearchHit): string {
  return `${type} ${document.i}`;
}

const icons: Readonly<Record<SearchHitType, IconName>> = {
  [SearchHitType.Title]: 'page',
  [SearchHitType.Heading]: 'heading',
  [SearchHitType.Description]: 'lines',
  [SearchHitType.Keywords]: 'page',
  [SearchHitType.Content]: 'lines',
};

function Hit({ hit }: { readonly hit: SearchHit }) {
  const { title, pageTitle: below, path, summary } = hit.texts;
  return (
    <span className={styles['texts']}>
      <span className={styles['title']}>
        <Segments segments={summary ?? title} />
      </span>
      {below !== undefined && (
        <small>
          <Segments segments={below} />
        </small>
      )}
      {below === undefined && path.length > 0 && <small>{path.join(' › ')}</small>}
    </span>
  );
}

function Status({ box }: Pick<SiteSearch, 'box'>) {
  const { index, hits, query, answered, load, search } = useStore(box);
  if (index === 'failed') {
    return (
      <p className={styles['status']} role="status">
        {texts.search.failed}{' '}
        <button type="button" onClick={() => void load().then(() => search(query))}>
          {texts.search.retry}
        </button>
      </p>
    );
  }
  const isEmpty = query !== '' && answered === query && hits.length === 0;
  const text = index === 'loading' ? texts.search.loading : isEmpty ? texts.search.none : '';
  return (
    <p className={text === '' ? 'visually-hidden' : styles['status']} role="status">
      {text}
    </p>
  );
}
