import type { RedirectedClient } from './other-hosts';
import { withSharedSecrets } from './other-hosts';
import type { RenderSample } from './sample';

/** The languages of samples, by their code block names. */
export type SampleLanguage = 'bash' | 'js' | 'go' | 'ruby' | 'python';

/** A language that samples are written in. */
export interface SampleTarget {
  readonly language: string;
  readonly label: string;
  /** The code block language of its samples. */
  readonly highlight: SampleLanguage;
  readonly variants: readonly SampleVariant[];
}

/** A library that samples of a language use. */
export interface SampleVariant {
  readonly id: string;
  readonly label: string;
  readonly render: RenderSample;
}

interface Library extends SampleVariant {
  readonly client: RedirectedClient;
}

/** A language whose samples also say what no sample can send, and what its clients send to other hosts. */
export function createTarget({
  variants,
  ...target
}: Omit<SampleTarget, 'variants'> & { readonly variants: readonly Library[] }): SampleTarget {
  return {
    ...target,
    variants: variants.map(({ id, label, client, render }) => ({
      id,
      label,
      render: withRemarks(withSharedSecrets(client, render)),
    })),
  };
}

/** Says first what no sample can send, and everything once. */
function withRemarks(render: RenderSample): RenderSample {
  return (request) => {
    const sample = render(request);
    const { remarks = [] } = request;
    return { ...sample, limitations: [...new Set([...remarks, ...sample.limitations])] };
  };
}
