import { Tabs as RadixTabs } from 'radix-ui';
import type { ReactNode } from 'react';
import styles from './tabs.module.css';

export interface Tab {
  readonly id: string;
  readonly label: ReactNode;
  /** Names the panel for readers who see all panels one below the other. */
  readonly title: string;
  readonly content: ReactNode;
}

export interface TabsProps {
  readonly tabs: readonly Tab[];
  /** What the tabs choose between, for assistive technology. */
  readonly label: string;
  readonly value: string;
  readonly onChange: (id: string) => void;
  readonly tone?: 'paper' | 'ink';
}

/**
 * Panels of which one is shown. All of them are in the HTML: without scripts they stand one below the
 * other, each under its title.
 */
export function Tabs({ tabs, label, value, onChange, tone = 'paper' }: TabsProps) {
  const [only] = tabs;
  if (tabs.length === 1) return only?.content;
  return (
    <RadixTabs.Root
      value={value}
      onValueChange={onChange}
      className={styles['tabs']}
      data-tone={tone}
    >
      <RadixTabs.List className={styles['list']} aria-label={label}>
        {tabs.map((tab) => (
          <RadixTabs.Trigger key={tab.id} value={tab.id} className={styles['tab']}>
            {tab.label}
          </RadixTabs.Trigger>
        ))}
      </RadixTabs.List>
      {tabs.map((tab) => (
        <RadixTabs.Content
          key={tab.id}
          value={tab.id}
          forceMount
          className={styles['panel']}
          tabIndex={-1}
        >
          <p className={styles['title']}>{tab.title}</p>
          {tab.content}
        </RadixTabs.Content>
      ))}
    </RadixTabs.Root>
  );
}
