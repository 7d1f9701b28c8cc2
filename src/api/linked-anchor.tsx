import type { ReactNode } from 'react';
import { createContext, useLayoutEffect, useState } from 'react';
import { useInRouterContext, useLocation } from 'react-router-dom';
import { decodePercent } from '../model/site/decode-percent';

/** The anchor in the page's URL, so that tabs open the panel that holds it; empty until the page is shown. */
export const LinkedAnchor = createContext('');

export function LinkedAnchorProvider({ children }: { readonly children: ReactNode }) {
  const [anchor, setAnchor] = useState('');
  return (
    <LinkedAnchor value={anchor}>
      {useInRouterContext() && <AnchorOfAddress onChange={setAnchor} />}
      {children}
    </LinkedAnchor>
  );
}

function AnchorOfAddress({ onChange }: { readonly onChange: (anchor: string) => void }) {
  const { hash } = useLocation();
  // Before the effect that scrolls to the anchor, which the tab must show by then.
  useLayoutEffect(() => onChange(decodePercent(hash.slice(1))), [hash, onChange]);
  return null;
}

/** The cause that selects one of several choices: a link, or a choice made elsewhere on the page. */
export interface Lead {
  /** Each new one leads again. */
  readonly cause: string;
  /** The choice that it leads to, if it concerns these. */
  readonly to: string | undefined;
}

/** The reader's choice, which follows leads; of several at once the first decides. */
export function useLedChoice(
  first: string,
  leads: readonly Lead[],
): readonly [string, (choice: string) => void] {
  const [{ chosen, followed }, set] = useState({ chosen: first, followed: leads.map(() => '') });
  const fresh = leads.filter(({ cause }, index) => cause !== followed[index]);
  const causes = leads.map(({ cause }) => cause);
  if (fresh.length > 0) {
    const lead = fresh.find(({ to }) => to !== undefined);
    set({ chosen: lead?.to ?? chosen, followed: causes });
  }
  return [chosen, (choice) => set({ chosen: choice, followed: causes })];
}
