import { create } from 'zustand';

interface ServerChoiceState {
  /** The URL template of the chosen server, by the site path of the API; none means the first one. */
  readonly byApi: ReadonlyMap<string, string>;
  readonly choose: (api: string, servers: readonly HasTemplate[], index: number) => void;
}

interface HasTemplate {
  readonly template: string;
}

/** The server to which the samples of an API send their requests, for this visit. */
export const useServerChoiceStore = create<ServerChoiceState>((set) => ({
  byApi: new Map(),
  choose: (api, servers, index) =>
    set(({ byApi }) => {
      const chosen = new Map(byApi);
      const template = servers[index]?.template;
      if (index > 0 && template !== undefined) chosen.set(api, template);
      else chosen.delete(api);
      return { byApi: chosen };
    }),
}));

/** The index of the server that a reader has chosen for an API; an operation may have others than the API. */
export function findChosenServer(
  { byApi }: ServerChoiceState,
  api: string,
  servers: readonly HasTemplate[],
): number {
  return Math.max(
    servers.findIndex(({ template }) => template === byApi.get(api)),
    0,
  );
}
