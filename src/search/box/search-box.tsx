import { useRef, useState } from 'react';
import type { ComponentType, KeyboardEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { HIGHLIGHT_PARAMETER } from '../../model/search/highlight-parameter';
import type { SearchedParts } from '../../model/search/index-choice';
import { isBelowPath } from '../../model/site/paths';
import { ErrorBoundary } from '../../ui/error-boundary';
import { Icon } from '../../ui/icon';
import { Link } from '../../ui/link';
import { useHydrated } from '../../ui/use-hydrated';
import { useEarlyText } from '../field/early-text';
import { isComposing } from '../field/is-composing';
import { texts } from '../field/texts';
import { isMac, useSearchShortcut } from '../field/use-search-shortcut';
import type { StartLink } from '../next-steps';
import type { PaletteProps, PaletteRequest } from '../palette/palette';
import styles from './search-box.module.css';

export interface SearchBoxProps {
  /** Where a reader may begin who does not know what to search for. */
  readonly starts: readonly StartLink[];
  readonly searched: SearchedParts;
}

/** The search field of the navbar; the results page has a field of its own. */
export function SearchBox(props: SearchBoxProps) {
  const { pathname } = useLocation();
  return isBelowPath(pathname, '/search') ? null : <Box {...props} />;
}

/**
 * Pressed or typed into, the field opens the palette. Everything behind it – palette, store, worker – is
 * loaded when the reader first points at it or focuses it.
 */
function Box({ starts, searched }: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null);
  const { text, setText, clear } = useBoxText();
  const { Palette, isFailed, prepare, fail } = usePalette(searched);
  /** Undefined while the palette is closed. */
  const [asked, setAsked] = useState<PaletteRequest>();

  const open = (selects: boolean) => {
    setAsked({ selects, opener: asked === undefined ? document.activeElement : asked.opener });
    prepare();
  };
  const close = (last?: string) => {
    if (last !== undefined) setText(last);
    setAsked(undefined);
  };
  useEarlyText(input, (early, isWaiting) => {
    setText(early);
    if (isWaiting) open(false);
  });
  useSearchShortcut(() => {
    open(true);
    if (Palette !== undefined) return;
    // Text typed before the palette has loaded stays in the field.
    input.current?.focus({ preventScroll: true });
    input.current?.select();
  });
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) return;
    if (event.key === 'Escape') {
      // The browser would empty the field.
      event.preventDefault();
      close();
    } else if (event.key === 'ArrowDown' || (event.key === 'Enter' && Palette !== undefined)) {
      event.preventDefault();
      open(false);
    }
  };
  return (
    <search className={styles['search']}>
      {/* Without the palette, Enter leads to the results page. */}
      <form action={`${import.meta.env.BASE_URL}search`} className={styles['field']}>
        <Icon name="search" size={18} />
        <input
          ref={input}
          type="search"
          name="q"
          value={text}
          placeholder={texts.search.placeholder}
          aria-label={texts.search.label}
          aria-haspopup="dialog"
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => {
            setText(event.target.value);
            // Not every browser's event has it, such as that of a field that is filled in.
            if ((event.nativeEvent as Partial<InputEvent>).isComposing !== true) open(false);
          }}
          onCompositionEnd={() => open(false)}
          onMouseEnter={prepare}
          onFocus={prepare}
          onClick={() => open(true)}
          onKeyDown={onKeyDown}
        />
        {text === '' ? (
          <ShortcutHint />
        ) : (
          <ClearButton
            onClick={() => {
              clear();
              input.current?.focus({ preventScroll: true });
            }}
          />
        )}
      </form>
      {asked !== undefined && isFailed === true && (
        <BoxNotice text={text} starts={starts} onRetry={prepare} />
      )}
      {asked !== undefined && Palette !== undefined && (
        <ErrorBoundary onError={fail}>
          <Palette text={text} asked={asked} starts={starts} searched={searched} onClose={close} />
        </ErrorBoundary>
      )}
    </search>
  );
}

/** The palette, which is loaded when it is first wanted; after a failure the next attempt may succeed. */
function usePalette(searched: SearchedParts) {
  const [state, setState] = useState<{
    readonly Palette?: ComponentType<PaletteProps>;
    readonly isFailed?: boolean;
  }>({});
  const { pathname } = useLocation();
  const fail = (error: unknown) => {
    console.warn(texts.search.boxFailed, error);
    setState({ isFailed: true });
  };
  /** Loads the palette and the index of the open page. */
  const prepare = () => {
    void loadPalette(pathname, searched).then((Palette) => setState({ Palette }), fail);
  };
  return { ...state, prepare, fail };
}

async function loadPalette(path: string, searched: SearchedParts) {
  // The index need not wait for the palette.
  const preparing = import('../site-search').then((module) => module.prepareIndex(path, searched));
  const { Palette, loadPaletteStyle } = await import('../palette/palette');
  await Promise.all([preparing, loadPaletteStyle()]);
  return Palette;
}

/** The text in the field: what was typed on this page, or the words that are marked on it. */
function useBoxText() {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const place = pathname + search;
  // The prerendered page is the one without a query.
  const parameters = new URLSearchParams(useHydrated() ? search : '');
  const marked = parameters.getAll(HIGHLIGHT_PARAMETER).join(' ').slice(0, MAX_MARKED_LENGTH);
  const [typed, setTyped] = useState<{ readonly place: string; readonly text: string }>();
  const setText = (text: string) => setTyped({ place, text });
  const clear = () => {
    if (marked === '') return setText('');
    setTyped(undefined);
    parameters.delete(HIGHLIGHT_PARAMETER);
    void navigate({ search: `${parameters}`, hash }, { preventScrollReset: true });
  };
  return { text: typed?.place === place ? typed.text : marked, setText, clear };
}

/** The most of an address that the field shows; it may say anything. */
const MAX_MARKED_LENGTH = 200;

function ClearButton({ onClick }: { readonly onClick: () => void }) {
  return (
    <button
      type="button"
      className={styles['clear']}
      aria-label={texts.search.clear}
      onClick={onClick}
    >
      <Icon name="close" size={16} />
    </button>
  );
}

/** The keys that open the palette. Only the browser knows whether it runs on a Mac. */
function ShortcutHint() {
  if (!useHydrated()) return null;
  return (
    <span className={styles['hint']} aria-hidden="true">
      <kbd translate="no">{isMac(navigator) ? '⌘' : 'ctrl'}</kbd>
      <kbd translate="no">K</kbd>
    </span>
  );
}

interface BoxNoticeProps {
  readonly text: string;
  readonly starts: readonly StartLink[];
  readonly onRetry: () => void;
}

/** Says below the field that the palette could not be loaded. The results page may still work, and others do. */
function BoxNotice({ text, starts, onRetry }: BoxNoticeProps) {
  const results = { href: `/search?q=${encodeURIComponent(text)}`, label: texts.search.page };
  return (
    <div role="alert" className={styles['notice']}>
      <p>{texts.search.boxFailed}</p>
      <button type="button" onClick={onRetry}>
        {texts.search.boxRetry}
      </button>
      {/* The navbar may lead to other sites, which have no answer. */}
      {[results, ...starts]
        .filter(({ href }) => href.startsWith('/'))
        .map(({ href, label }) => (
          <Link key={href} href={href}>
            {label}
          </Link>
        ))}
    </div>
  );
}
