import { useId } from 'react';
import type { ComponentProps } from 'react';
import { joinClasses } from '../join-classes';
import type { TabState } from './tab-context';
import { TabContext } from './tab-context';
import styles from './tab-parts.module.css';

export interface TabRootProps extends ComponentProps<'div'> {
  readonly state: Omit<TabState, 'id'>;
}

/** What stands around tabs and panels, whoever keeps their state. */
export function TabRoot({ state, className, ...rest }: TabRootProps) {
  const id = useId();
  return (
    <TabContext value={{ ...state, id }}>
      <div
        {...rest}
        className={joinClasses(styles['tabs'], className)}
        data-orientation={state.orientation}
      />
    </TabContext>
  );
}
