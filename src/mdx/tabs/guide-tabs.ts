import type { TabComponents } from '../plain-body';
import { TabItem } from './tab-group';
import { Tabs } from './tabs';

/** The components for the tabs of plain guides. */
export const guideTabs: TabComponents = { Tabs, TabItem };
