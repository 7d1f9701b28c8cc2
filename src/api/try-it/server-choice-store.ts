import { create } from 'zustand';
import type { TemplateServer } from '../../model/request/request-template';
import { createStorageSlot } from '../../ui/browser-storage';

interface ServerChoiceState {
  /** The URL template of the chosen server, by the site path of the API; none means the first one. */
  readonly byApi: ReadonlyMap<string, string>;
  /** Takes over what was chosen in this tab before. */
  readonly adopt: (api: string) => void;
  readonly choose: (api: string, servers: Servers, index: number) => void;
}

type Servers = readonly Pick<TemplateServer, 'template'>[];

const toSlot = (api: string) => createStorageSlot(`reference.server${api}`, 'sessionStorage');

/** The server to which the samples of an API send their requests, for this tab. */
export const useServerChoiceStore = create<ServerChoiceState>((set, get) => ({
  byApi: new Map(),
  adopt: (api) => {
    const template = toSlot(api).get();
    if (template !== null) set(({ byApi }) => ({ byApi: new Map(byApi).set(api, template) }));
  },
  choose: (api, servers, index) => {
    const template = servers[index]?.template;
    const chosen = new Map(get().byApi);
    if (index > 0 && template !== undefined) {
      chosen.set(api, template);
      toSlot(api).set(template);
    } else {
      chosen.delete(api);
      toSlot(api).remove();
    }
    set({ byApi: chosen });
  },
}));

/** The index of the server that a reader has chosen for an API; an operation may have others than the API. */
export function findChosenServer(
  { byApi }: ServerChoiceState,
  api: string,
  servers: Servers,
): number {
  return Math.max(
    servers.findIndex(({ template }) => template === byApi.get(api)),
    0,
  );
}
