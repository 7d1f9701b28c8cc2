import type { PlainNode } from '../../model/guides/plain-body';
import { PlainBody } from '../plain-body';
import { TabItem } from '../tabs/tab-group';
import { Tabs } from '../tabs/tabs';

/** A part of the API reference in a guide with code of its own; the build has put there what it shows. */
export function ReferencePart({ part }: { readonly part: readonly PlainNode[] }) {
  return <PlainBody nodes={part} tabs={{ Tabs, TabItem }} />;
}
