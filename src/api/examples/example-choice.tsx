import type { ReactNode } from 'react';
import { createContext, use, useMemo, useState } from 'react';
import { toBodyAnchor, toExampleAnchor } from '../../model/api/anchors';

/** The example that a reader chooses of each body on a page. */
interface ExampleChoice {
  /** Names of examples, by what the anchors of their body begin with. */
  readonly chosen: ReadonlyMap<string, string>;
  /** The anchor of the request example that was chosen last, in any of its media types. */
  readonly request: string | undefined;
  readonly choose: (body: string, name: string) => void;
}

const ExampleChoiceContext = createContext<ExampleChoice>({
  chosen: new Map(),
  request: undefined,
  choose: () => {},
});

/** Shares the chosen examples, which the samples of the page follow, until the reader leaves the page. */
export function ExampleChoiceProvider({ children }: { readonly children: ReactNode }) {
  const [{ chosen, request }, set] = useState<Pick<ExampleChoice, 'chosen' | 'request'>>({
    chosen: new Map(),
    request: undefined,
  });
  const choice = useMemo(
    () => ({
      chosen,
      request,
      choose: (body: string, name: string) =>
        set((before) => ({
          chosen: new Map(before.chosen).set(body, name),
          request: body.startsWith(toBodyAnchor()) ? toExampleAnchor(body, name) : before.request,
        })),
    }),
    [chosen, request],
  );
  return <ExampleChoiceContext value={choice}>{children}</ExampleChoiceContext>;
}

/** The chosen examples, and how to choose others. */
export function useExampleChoice(): ExampleChoice {
  return use(ExampleChoiceContext);
}
