import type { RedirectedClient } from './other-hosts';
import { withSharedSecrets } from './other-hosts';
import type { RenderSample } from './sample';

/** The languages of samples, by their code block names. */
export type SampleLanguage = 'bash' | 'js' | 'go' | 'ruby' | 'python';

/**
 * The languages of samples, each with the libraries that send its requests. What differs by language or library
 * stands in a `Record` by these names, so that a forgotten one does not compile.
 */
export interface SampleLibraries {
  readonly curl: 'curl';
  readonly javascript: 'fetch' | 'jquery' | 'xhr';
  readonly node: 'axios' | 'native';
  readonly go: 'native';
  readonly ruby: 'net::http';
  readonly python: 'requests' | 'http.client';
}

export type TargetLanguage = keyof SampleLibraries;

/** A language and a library: `python/requests`. */
export type TargetName = {
  [Language in TargetLanguage]: `${Language}/${SampleLibraries[Language]}`;
}[TargetLanguage];

/** A language that samples are written in. */
export interface SampleTarget<Language extends TargetLanguage = TargetLanguage> {
  readonly language: Language;
  readonly label: string;
  /** The code block language of its samples. */
  readonly highlight: SampleLanguage;
  readonly variants: readonly SampleVariant[];
}

/** A library that samples of a language use. */
export interface SampleVariant {
  readonly id: SampleLibraries[TargetLanguage];
  readonly target: TargetName;
  readonly label: string;
  readonly render: RenderSample;
}

interface Library {
  readonly label: string;
  readonly client: RedirectedClient;
  readonly render: RenderSample;
}

/** A language whose samples also say what no sample can send, and what its clients send to other hosts. */
export function createTarget<Language extends TargetLanguage>({
  variants,
  ...target
}: Omit<SampleTarget<Language>, 'variants'> & {
  /** In the order of the tabs. */
  readonly variants: Readonly<Record<SampleLibraries[Language], Library>>;
}): SampleTarget<Language> {
  const libraries = Object.entries(variants) as [SampleLibraries[Language], Library][];
  return {
    ...target,
    variants: libraries.map(([id, { label, client, render }]) => ({
      id,
      target: `${target.language}/${id}` as TargetName,
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
