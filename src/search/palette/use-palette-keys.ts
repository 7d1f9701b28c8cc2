import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { KeyboardEvent, RefObject } from 'react';
import { useNavigate } from 'react-router-dom';
import { withBase } from '../../model/site/paths';
import { isComposing } from '../field/is-composing';
import type { HitLine } from '../hit-lines';

export interface PaletteKeysOptions {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly query: string;
  /** The query of the lines: it may be that of fewer letters. */
  readonly answered: string;
  readonly lines: readonly HitLine[];
  readonly isFailed: boolean;
  readonly onSearch: () => void;
  readonly onClose: () => void;
}

export interface PaletteKeys {
  /** The line that Enter opens; undefined if the cursor is in the field. */
  readonly chosen: HitLine | undefined;
  readonly choose: (line: HitLine | undefined) => void;
  /** The list, in which the chosen line is kept in view. */
  readonly list: RefObject<HTMLDivElement | null>;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** Moving through the lines of the palette, opening one, and closing, by the keys. */
export function usePaletteKeys(options: PaletteKeysOptions): PaletteKeys {
  const { field, answered, lines, onClose } = options;
  const [cursor, choose] = useCursor(answered, lines);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const option = list.current?.querySelector('[aria-selected="true"]');
    if (cursor > 0) option?.scrollIntoView({ block: 'nearest' });
    else list.current?.scrollTo(0, 0);
  }, [answered, cursor]);
  const open = useOpening(options, lines[cursor]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) return;
    const step = toStep(event);
    if (event.key === 'Escape') {
      event.preventDefault();
      onClose();
    } else if (step !== undefined && lines.length === 0) {
      if (moveAmongLinks(event.currentTarget, field.current, step)) event.preventDefault();
    } else if (event.target === field.current && (step !== undefined || event.key === 'Enter')) {
      event.preventDefault();
      if (step === undefined) open(event.ctrlKey || event.metaKey);
      else choose(lines[toNextCursor(cursor, lines.length, step)]);
    }
  };
  return { chosen: lines[cursor], choose, list, onKeyDown };
}

/**
 * The index of the chosen line: the first, until the reader moves. Lines that are added to those of a query, when
 * texts have been loaded, leave the cursor where it is.
 */
function useCursor(
  query: string,
  lines: readonly HitLine[],
): [cursor: number, choose: (line: HitLine | undefined) => void] {
  const [moved, setMoved] = useState<{
    readonly query: string;
    readonly key: string | undefined;
  }>();
  const choose = useCallback(
    (line: HitLine | undefined) => setMoved({ query, key: line?.key }),
    [query],
  );
  if (moved?.query !== query) return [0, choose];
  if (moved.key === undefined) return [FIELD, choose];
  const at = lines.findIndex(({ key }) => key === moved.key);
  return [Math.max(0, at), choose];
}

/** The cursor is in the field, not on a line. */
const FIELD = -1;

/** The cursor moves from the last line to the first by way of the field. */
function toNextCursor(current: number, count: number, step: 1 | -1): number {
  return ((current + 1 + step + count + 1) % (count + 1)) - 1;
}

/**
 * Opens the chosen hit, or the first. A fast reader presses Enter before the hits arrive, or while those of a shorter
 * query are shown: then the first hit is opened when they are there, unless the reader has continued typing.
 */
function useOpening(
  { query, answered, lines, isFailed, onSearch, onClose }: PaletteKeysOptions,
  chosen: HitLine | undefined,
): (inNewTab: boolean) => void {
  const navigate = useNavigate();
  const awaited = useRef<{ readonly query: string; readonly inNewTab: boolean }>(undefined);
  const go = (inNewTab: boolean) => {
    const { path } = chosen ?? lines[0] ?? {};
    if (path === undefined) return;
    if (inNewTab) {
      window.open(withBase(import.meta.env.BASE_URL, path), '_blank', 'noopener');
      return;
    }
    onClose();
    void navigate(path);
  };
  const openAwaited = useEffectEvent(() => {
    const { current } = awaited;
    if (current === undefined) return;
    const isWanted = query === current.query && !isFailed;
    if (isWanted && answered !== query) return;
    awaited.current = undefined;
    if (isWanted) go(current.inNewTab);
  });
  useEffect(() => openAwaited(), [query, answered, isFailed]);
  return (inNewTab) => {
    if (answered === query) return go(inNewTab);
    awaited.current = { query, inNewTab };
    // After a failure, this is another try.
    onSearch();
  };
}

/**
 * Moves the focus among the links of a palette without hits: down from the field, and up to it again. Returns
 * whether it was there.
 */
function moveAmongLinks(palette: Element, field: HTMLElement | null, step: 1 | -1): boolean {
  const places = [field, ...palette.querySelectorAll<HTMLElement>('nav a')];
  const at = places.findIndex((place) => place !== null && place === document.activeElement);
  if (at < 0) return false;
  places[at + step]?.focus();
  return true;
}

/** Down and up, by the arrow keys alone. */
function toStep({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): 1 | -1 | undefined {
  if (ctrlKey || metaKey || altKey || shiftKey) return undefined;
  if (key === 'ArrowDown') return 1;
  return key === 'ArrowUp' ? -1 : undefined;
}
