import type { ReactNode } from 'react';
import { createContext, use, useMemo, useState } from 'react';
import { toBodyAnchor, toExampleAnchor } from '../../model/api/anchors';

/** Which examples of a page are shown: of each body one. */
interface ExampleChoice {
  /** By what the body's anchors begin with. */
  readonly chosen: ReadonlyMap<string, string>;
  /** The anchor of the request's example that was chosen last, in whatever media type. */
  readonly request: string | undefined;
  readonly choose: (body: string, name: string) => void;
}

const ExampleChoiceContext = createContext<ExampleChoice>({
  chosen: new Map(),
  request: undefined,
  choose: () => {},
});

/** Lets the samples of a page follow the examples that a reader chooses, for this visit of the page. */
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

/** The examples that are shown, and how to show others. */
export function useExampleChoice(): ExampleChoice {
  return use(ExampleChoiceContext);
}
