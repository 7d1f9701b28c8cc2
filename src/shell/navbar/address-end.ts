import { useLocation } from 'react-router-dom';
import { useHydrated } from '../../ui/use-hydrated';

/** The query and the hash of the address, for links to the same page elsewhere; prerendered HTML has none. */
export function useAddressEnd(): string {
  const { search, hash } = useLocation();
  return useHydrated() ? search + hash : '';
}
