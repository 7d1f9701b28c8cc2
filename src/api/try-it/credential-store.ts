import { create } from 'zustand';
import type { Credentials } from '../../model/request/request-values';

interface CredentialState {
  /** By the site path of the API. */
  readonly byApi: ReadonlyMap<string, Credentials>;
  readonly set: (api: string, credentials: Credentials) => void;
}

/**
 * The secrets that a reader filled in, for all operations of an API.
 *
 * They stay in the memory of this document: never in a storage, an address, or the history.
 */
export const useCredentialStore = create<CredentialState>((set) => ({
  byApi: new Map(),
  set: (api, credentials) => set(({ byApi }) => ({ byApi: new Map(byApi).set(api, credentials) })),
}));
