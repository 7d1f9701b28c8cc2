import type { ReactNode } from 'react';
import { useEffect } from 'react';
import { useInRouterContext, useLocation } from 'react-router-dom';
import { decodePercent } from '../../model/site/decode-percent';
import './revealed.module.css';
import { revealTarget } from './reveal-target';
import type { PageSchemas } from './page-schemas';
import { PageSchemasContext } from './page-schemas';
import { useLinkedAnchorStore } from '../linked-anchor-store';

export interface PageSchemasProviderProps {
  readonly value: PageSchemas;
  readonly children?: ReactNode;
}

/** Gives a page's schemas to everything in it that shows fields, and shows the one that the address names. */
export function PageSchemasProvider({ value, children }: PageSchemasProviderProps) {
  return (
    <PageSchemasContext value={value}>
      {children}
      {useInRouterContext() && <RevealedTarget />}
    </PageSchemasContext>
  );
}

/** On load, when the hash changes, and when a page is opened in place. */
function RevealedTarget() {
  const { hash, key } = useLocation();
  useEffect(() => {
    const id = decodePercent(hash.slice(1));
    useLinkedAnchorStore.setState({ anchor: id });
    return revealTarget(id);
  }, [hash, key]);
  return null;
}
