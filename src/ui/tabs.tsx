import { useId, useRef } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { moveFocus } from './roving-focus';
import styles from './tabs.module.css';
import { useFoundInPage } from './use-found-in-page';

export interface Tab {
  readonly id: string;
  readonly label: ReactNode;
  /** Names the panel for readers who see all panels one below the other, unless its content does. */
  readonly title?: string;
  readonly content: ReactNode;
}

export interface TabsProps {
  readonly tabs: readonly Tab[];
  /** The accessible name of the list of tabs. */
  readonly label: string;
  readonly value: string;
  readonly onChange: (id: string) => void;
  /** Segments choose between ways to see one thing. */
  readonly tone?: 'paper' | 'ink' | 'segments' | undefined;
  /** Shows the label of a single tab, too, such as a status. */
  readonly isLabelled?: boolean;
}

/**
 * Panels, one of them shown. All are in the HTML: without scripts they stand one below the other, each
 * under its title.
 */
export function Tabs({ tabs, label, value, onChange, tone = 'paper', isLabelled }: TabsProps) {
  const id = useId();
  const [only] = tabs;
  if (tabs.length === 1 && isLabelled !== true) return only?.content;
  return (
    <div className={styles['tabs']} data-tone={tone}>
      <div role="tablist" aria-label={label} className={styles['list']}>
        {tabs.map((tab, index) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}tab${index}`}
            aria-selected={tab.id === value}
            aria-controls={`${id}panel${index}`}
            tabIndex={tab.id === value ? 0 : -1}
            className={styles['tab']}
            onClick={() => onChange(tab.id)}
            onKeyDown={chooseByKey}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab, index) => (
        <Panel
          key={tab.id}
          tab={tab}
          id={`${id}panel${index}`}
          labelId={`${id}tab${index}`}
          isShown={tab.id === value}
          onFound={() => onChange(tab.id)}
        />
      ))}
    </div>
  );
}

interface PanelProps {
  readonly tab: Tab;
  readonly id: string;
  readonly labelId: string;
  readonly isShown: boolean;
  /** The browser's find in page has found something in it. */
  readonly onFound: () => void;
}

function Panel({ tab, id, labelId, isShown, onFound }: PanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  useFoundInPage(panel, !isShown, onFound);
  return (
    <div
      ref={panel}
      role="tabpanel"
      id={id}
      aria-labelledby={labelId}
      data-state={isShown ? 'active' : 'inactive'}
      className={styles['panel']}
    >
      {tab.title !== undefined && <p className={styles['title']}>{tab.title}</p>}
      {tab.content}
    </div>
  );
}

function chooseByKey(event: KeyboardEvent<HTMLButtonElement>): void {
  const tabs = event.currentTarget.parentElement?.querySelectorAll<HTMLElement>('[role="tab"]');
  moveFocus(event, [...(tabs ?? [])], 'horizontal')?.click();
}
