import { create } from 'zustand';
import type { Credentials } from '../../model/request/request-values';

interface CredentialState {
  /** Credentials by the site path of the API. */
  readonly byApi: ReadonlyMap<string, Credentials>;
  readonly set: (api: string, credentials: Credentials) => void;
}

/**
 * The secrets that a reader has filled in, for all operations of an API.
 *
 * They stay in memory: never in web storage, a URL or the history.
 */
export const useCredentialStore = create<CredentialState>((set) => ({
  byApi: new Map(),
  set: (api, credentials) => set(({ byApi }) => ({ byApi: new Map(byApi).set(api, credentials) })),
}));
