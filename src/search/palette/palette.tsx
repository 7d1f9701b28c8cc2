import { useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { KeyboardEvent, RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { useStore } from 'zustand';
import { toQueryText } from '../../model/search/query-text';
import { Icon } from '../../ui/icon';
import { loadLateStyle } from '../../ui/late-style';
import { texts as boxTexts } from '../field/texts';
import { FilterBar } from '../filter-bar';
import { toHitGroups } from '../hit-lines';
import { listNextSteps } from '../next-steps';
import { usePageIndex } from '../page-index';
import type { SearchState } from '../search-store';
import { getSiteSearch } from '../site-search';
import { texts } from '../texts';
import { AllResults } from './all-results';
import type { PaletteProps } from './palette-props';
import { moveAmongLinks } from './link-moves';
import { PaletteHits, toOptionId } from './palette-hits';
import { PaletteKeys } from './palette-keys';
import { PalettePreview } from './palette-preview';
import { NextSteps, PaletteStart } from './palette-start';
import stylesheet from './palette.css?url';
import { PaletteStatus } from './palette-status';
import { useListScroll } from './list-scroll';
import { useCloseOnLeave, useFocusBack } from './leaving';
import { toNextCursor, useCursor } from './use-cursor';
import { useLatest } from './use-latest';
import { useOpening } from './use-opening';

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
  const input = useRef<HTMLInputElement>(null);
  const listId = useId();
  const indexName = usePageIndex(useLocation().pathname, searched);
  const { box } = getSiteSearch(indexName);
  // Typing causes one render, and the hits another when they are there.
  const query = toQueryText(text);
  const result = useStore(box, (state) => state.result);
  const answered = useStore(box, (state) => state.answered);
  const index = useStore(box, (state) => state.index);
  const search = useStore(box, (state) => state.search);
  const groups = useMemo(() => toHitGroups(result.hits), [result.hits]);
  const lines = useMemo(() => groups.flatMap((group) => group.lines), [groups]);
  const [cursor, setCursor] = useCursor(answered, lines);
  const chosen = lines[cursor];
  const scroll = useListScroll(answered, cursor);
  useModal(dialog);
  useFocusBack(asked.opener);
  useEffect(() => {
    if (!isAsked(box.getState(), text)) void search(text);
  }, [text, search, box]);
  useLayoutEffect(() => {
    const field = input.current;
    field?.focus({ preventScroll: true });
    field?.setSelectionRange(asked.selects ? 0 : field.value.length, field.value.length);
  }, [asked]);
  useCloseOnLeave(() => onClose());
  const open = useOpening(box, text, chosen ?? lines[0], close);
  const onCursor = useLatest(setCursor);
  const onOpen = useLatest(close);

  const onKeyDown = (event: KeyboardEvent) => {
    // An input method uses Enter, Escape and the arrows itself.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') {
      event.preventDefault();
      close();
    }
    const step = toStep(event);
    if (step !== undefined && lines.length === 0) {
      if (moveAmongLinks(event.currentTarget, input.current, step)) event.preventDefault();
      return;
    }
    if (event.target !== input.current) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      void open(event.ctrlKey || event.metaKey);
    } else if (step !== undefined) {
      event.preventDefault();
      setCursor(toNextCursor(cursor, lines.length, step));
    }
  };
  const type = (next: string) => {
    // Before anything is rendered: the worker searches meanwhile.
    void search(next);
    setText(next);
  };
  const change = (next: string) => {
    type(next);
    input.current?.focus();
  };
  const listNext = () => listNextSteps(starts, indexName, searched);
  const isEmpty = query === '';
  const isWithoutHits = !isEmpty && answered === query && result.total === 0;
  const isFailed = index === 'failed' && lines.length === 0;
  const hasNext = isFailed || (isWithoutHits && index === 'done' && result.offers.length === 0);
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
    >
      <div className="palette-frame" data-hits={lines.length > 0 || undefined}>
        <div className="palette-field">
          <Icon name="search" size={20} />
          <input
            ref={input}
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
            aria-activedescendant={chosen === undefined ? undefined : toOptionId(listId, cursor)}
            onChange={(event) => type(event.target.value)}
          />
          {text !== '' && (
            <button
              type="button"
              className="palette-button"
              aria-label={boxTexts.search.clear}
              onClick={() => change('')}
            >
              <Icon name="close" size={16} />
            </button>
          )}
          <button
            type="button"
            className="palette-escape"
            aria-label={texts.search.closeLabel}
            onClick={close}
          >
            <kbd>esc</kbd>
            <span>{texts.search.close}</span>
          </button>
        </div>
        <div className="palette-filters">
          <FilterBar
            query={text}
            offers={index === 'failed' ? [] : result.offers}
            onQuery={change}
          />
        </div>
        <PaletteStatus box={box} onQuery={change} />
        <div className="palette-body" data-chosen={chosen !== undefined || undefined}>
          {/* The scroll container is no tab stop of its own: the arrow keys scroll it. */}
          <div className="palette-list" tabIndex={-1} {...scroll}>
            <PaletteHits
              id={listId}
              groups={groups}
              counts={result.counts}
              cursor={cursor}
              onCursor={onCursor}
              onOpen={onOpen}
            />
            {isEmpty && <PaletteStart next={listNext()} onOpen={close} />}
            {!isEmpty && hasNext && (
              <NextSteps label={texts.search.next} next={listNext()} onOpen={close} />
            )}
          </div>
          {chosen !== undefined && <PalettePreview line={chosen} />}
        </div>
        <div className="palette-foot">
          <PaletteKeys />
          <AllResults
            query={query}
            isFound={isWithoutHits ? false : lines.length > 0 || undefined}
            indexName={indexName}
            contexts={searched.contexts}
            onLeave={close}
          />
        </div>
      </div>
    </dialog>
  );
}

/** Down and up, by the arrow keys alone. */
function toStep({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): 1 | -1 | undefined {
  if (ctrlKey || metaKey || altKey || shiftKey) return undefined;
  if (key === 'ArrowDown') return 1;
  return key === 'ArrowUp' ? -1 : undefined;
}

/** True for a text that has been searched for, or is being searched for, without a failure. */
function isAsked({ query, index, result }: SearchState, text: string): boolean {
  return query === toQueryText(text) && index !== 'failed' && result.missing !== 'failed';
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
