import { useId, useRef, useState } from 'react';
import type { ComponentType, KeyboardEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { Icon } from '../../ui/icon';
import { texts } from './texts';
import { useHydrated } from '../../ui/use-hydrated';
import { isMac } from './is-mac';
import styles from './search-box.module.css';
import type { SearchSuggestionsProps, SuggestionKeys } from './search-suggestions';
import { useSearchShortcut } from './use-search-shortcut';

/**
 * The search field of the navbar. Everything behind it – suggestions, store, worker – is loaded when
 * the reader first points at it or focuses it.
 */
export function SearchBox() {
  const [text, setText] = useState('');
  const [focused, setFocused] = useState(false);
  const [option, setOption] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const keys = useRef<SuggestionKeys>(undefined);
  const listId = useId();
  const { Suggestions, prepare } = useSuggestions();
  useSearchShortcut(input);

  const open = focused && text.trim() !== '';
  const close = () => {
    setFocused(false);
    input.current?.blur();
  };
  const clear = () => {
    setText('');
    input.current?.focus({ preventScroll: true });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // An input method uses Enter, Escape and the arrows itself.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') {
      // The browser would empty the field.
      event.preventDefault();
      close();
    } else if (open) keys.current?.(event);
  };
  return (
    <search className={styles['search']}>
      {/* Without suggestions, Enter leads to the results page. */}
      <form action={`${import.meta.env.BASE_URL}search`} className={styles['field']}>
        <Icon name="search" size={18} />
        <input
          ref={input}
          type="search"
          name="q"
          value={text}
          placeholder={texts.search.placeholder}
          aria-label={texts.search.label}
          autoComplete="off"
          spellCheck={false}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={open}
          aria-controls={listId}
          aria-activedescendant={open ? option : undefined}
          onChange={(event) => setText(event.target.value)}
          onMouseEnter={prepare}
          onFocus={() => {
            setFocused(true);
            prepare();
          }}
          onBlur={() => setFocused(false)}
          onKeyDown={onKeyDown}
        />
        {text === '' ? <ShortcutHint /> : <ClearButton onClick={clear} />}
      </form>
      {Suggestions === undefined ? (
        <div id={listId} hidden />
      ) : (
        <Suggestions
          id={listId}
          open={open}
          text={text}
          keys={keys}
          onOption={setOption}
          onLeave={close}
        />
      )}
    </search>
  );
}

interface LazySuggestions {
  readonly Suggestions: ComponentType<SearchSuggestionsProps> | undefined;
  readonly prepare: () => void;
}

function useSuggestions(): LazySuggestions {
  const [Suggestions, setSuggestions] = useState<ComponentType<SearchSuggestionsProps>>();
  const location = useLocation();
  const prepare = () => {
    void import('./search-suggestions').then(
      ({ SearchSuggestions, prepareSearch }) => {
        setSuggestions(() => SearchSuggestions);
        prepareSearch(location);
      },
      // The field still leads to the results page, and the next focus tries again.
      (error: unknown) => console.warn('The search suggestions could not be loaded.', error),
    );
  };
  return { Suggestions, prepare };
}

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

/** The keys that focus the field. Only the browser knows whether it runs on a Mac. */
function ShortcutHint() {
  if (!useHydrated()) return null;
  return (
    <span className={styles['hint']} aria-hidden="true">
      <kbd>{isMac(navigator) ? '⌘' : 'ctrl'}</kbd>
      <kbd>K</kbd>
    </span>
  );
}
