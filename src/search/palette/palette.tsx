import {
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { MouseEvent, RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { useStore } from 'zustand';
import type { SearchedParts } from '../../model/search/index-choice';
import { toQueryText } from '../../model/search/query';
import { Icon } from '../../ui/icon';
import { loadLateStyle } from '../../ui/late-style';
import { texts as boxTexts } from '../field/texts';
import { FilterBar } from '../filter-bar';
import { toHitGroups } from '../hit-lines';
import { NextSteps, hasNothing, listNextSteps } from '../next-steps';
import type { StartLink } from '../next-steps';
import { SearchStatus } from '../search-status';
import { getSiteSearch, usePageIndex } from '../site-search';
import { texts } from '../texts';
import { useCloseOnLeave, useFocusBack } from './leaving';
import { PaletteFoot } from './palette-foot';
import { PaletteHits, toOptionId } from './palette-hits';
import { PalettePreview } from './palette-preview';
import { PaletteStart } from './palette-start';
import stylesheet from './palette.css?url';
import { usePaletteKeys } from './use-palette-keys';

/** A reader's wish to search; a new one each time. */
export interface PaletteRequest {
  /** True if typing replaces the text. */
  readonly selects: boolean;
  /** The element that had focus before. */
  readonly opener: Element | null;
}

export interface PaletteProps {
  /** The initial text of the field. */
  readonly text: string;
  readonly asked: PaletteRequest;
  readonly starts: readonly StartLink[];
  readonly searched: SearchedParts;
  /** Takes what the field said last; nothing if another page was opened below it. */
  readonly onClose: (text?: string) => void;
}

/** Resolves when the palette can be shown. */
export function loadPaletteStyle(): Promise<void> {
  return loadLateStyle(stylesheet);
}

/** The search as a dialog over the page: the field, its hits, and a preview of one of them. */
export function Palette({ text: first, asked, starts, searched, onClose }: PaletteProps) {
  // The box is told at the end: with each letter, the page behind the dialog would be rendered, too.
  const [text, setText] = useState(first);
  const close = () => onClose(text);
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const listId = useId();
  const indexName = usePageIndex(useLocation().pathname, searched);
  const { box } = getSiteSearch(indexName);
  const state = useStore(box);
  const { result, answered, search } = state;
  const query = toQueryText(text);
  const groups = useMemo(() => toHitGroups(result.hits), [result.hits]);
  const lines = groups.flatMap((group) => group.lines);
  const { chosen, choose, list, onKeyDown } = usePaletteKeys({
    field,
    query,
    answered,
    lines,
    isFailed: state.index === 'failed',
    onSearch: () => void search(text),
    onClose: close,
  });
  useModal(dialog);
  useFocusBack(asked.opener);
  useCloseOnLeave(() => onClose());
  const searchText = useEffectEvent(() => void search(text));
  useEffect(() => searchText(), [box]);
  useLayoutEffect(() => {
    const length = field.current?.value.length ?? 0;
    field.current?.focus({ preventScroll: true });
    field.current?.setSelectionRange(asked.selects ? 0 : length, length);
  }, [asked]);

  const type = (next: string) => {
    // Before anything is rendered: the worker searches meanwhile.
    void search(next);
    setText(next);
  };
  const change = (next: string) => {
    type(next);
    field.current?.focus();
  };
  const next = listNextSteps(starts, indexName, searched);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a dialog takes Escape and presses beside it
    <dialog
      ref={dialog}
      aria-label={boxTexts.search.label}
      className="palette"
      onKeyDown={onKeyDown}
      // Some browsers close a dialog in other ways, too, such as a phone's gesture.
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      // The dialog has no space of its own: what is pressed is the backdrop.
      onMouseDown={({ target, currentTarget }) => target === currentTarget && close()}
      onClick={(event) => isLeaving(event) && close()}
    >
      <div className="palette-frame" data-hits={lines.length > 0 || undefined}>
        <div className="palette-field">
          <Icon name="search" size={20} />
          <input
            ref={field}
            type="text"
            inputMode="search"
            enterKeyHint="go"
            value={text}
            placeholder={texts.search.emptyTitle}
            aria-label={boxTexts.search.label}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={lines.length > 0}
            aria-controls={listId}
            aria-activedescendant={chosen === undefined ? undefined : toOptionId(listId, chosen)}
            onChange={(event) => type(event.target.value)}
          />
          {text !== '' && (
            <button type="button" aria-label={boxTexts.search.clear} onClick={() => change('')}>
              <Icon name="close" size={16} />
            </button>
          )}
          <button type="button" aria-label={texts.search.closeLabel} onClick={close}>
            <kbd translate="no">esc</kbd>
            <span>{texts.search.close}</span>
          </button>
        </div>
        <FilterBar query={text} offers={result.offers} onQuery={change} />
        <SearchStatus store={box} indexName={indexName} none={texts.search.none} onQuery={change} />
        <div className="palette-body">
          {/* The scroll container is no tab stop of its own: the arrow keys scroll it. */}
          <div className="palette-list" tabIndex={-1} ref={list}>
            <PaletteHits
              id={listId}
              groups={groups}
              counts={result.counts}
              chosen={chosen}
              onChoose={choose}
            />
            {query === '' && <PaletteStart next={next} />}
            {hasNothing(state) && <NextSteps label={texts.search.next} links={next} />}
          </div>
          {chosen !== undefined && <PalettePreview line={chosen} />}
        </div>
        <PaletteFoot
          query={query}
          isFound={answered === '' ? undefined : lines.length > 0}
          indexName={indexName}
          contexts={searched.contexts}
        />
      </div>
    </dialog>
  );
}

/** True when a link is followed in this tab; a click for another tab leaves the dialog open. */
function isLeaving({ target, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  const isLink = target instanceof Element && target.closest('a') !== null;
  return isLink && !(ctrlKey || metaKey || shiftKey || altKey);
}

/** Shows the dialog above everything; the page behind it can be neither used nor read. */
function useModal(dialog: RefObject<HTMLDialogElement | null>): void {
  useLayoutEffect(() => {
    const { current } = dialog;
    current?.showModal();
    // A style that looked for the dialog would look through the page with each letter.
    document.documentElement.dataset['palette'] = '';
    return () => {
      current?.close();
      delete document.documentElement.dataset['palette'];
    };
  }, [dialog]);
}
