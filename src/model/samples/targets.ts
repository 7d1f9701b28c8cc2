import { renderCurl } from './curl/curl';
import { renderGo } from './go/go';
import { renderAxios } from './javascript/axios';
import { renderFetch } from './javascript/fetch';
import { renderJquery } from './javascript/jquery';
import { renderNodeNative } from './javascript/node-native';
import { renderXhr } from './javascript/xhr';
import { renderPythonHttpClient } from './python/http-client';
import { renderPythonRequests } from './python/requests';
import { renderRuby } from './ruby/ruby';
import type { RenderSample } from './syntax/sample';
import { withKeptCredentials } from './syntax/sample';

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

const clients: readonly SampleTarget[] = [
  {
    language: 'curl',
    label: 'curl',
    highlight: 'bash',
    variants: [{ id: 'curl', label: 'cURL', render: withKeptCredentials('curl', renderCurl) }],
  },
  {
    language: 'javascript',
    label: 'JavaScript',
    highlight: 'js',
    variants: [
      { id: 'fetch', label: 'Fetch', render: withKeptCredentials('fetch', renderFetch) },
      { id: 'jquery', label: 'jQuery', render: withKeptCredentials('jQuery', renderJquery) },
      { id: 'xhr', label: 'XHR', render: withKeptCredentials('XHR', renderXhr) },
    ],
  },
  {
    language: 'node',
    label: 'Node',
    highlight: 'js',
    variants: [
      { id: 'axios', label: 'axios', render: withKeptCredentials('axios', renderAxios) },
      { id: 'native', label: 'native', render: withKeptCredentials('Node', renderNodeNative) },
    ],
  },
  {
    language: 'go',
    label: 'Go',
    highlight: 'go',
    variants: [{ id: 'native', label: 'net/http', render: withKeptCredentials('Go', renderGo) }],
  },
  {
    language: 'ruby',
    label: 'Ruby',
    highlight: 'ruby',
    variants: [{ id: 'net::http', label: 'Net::HTTP', render: renderRuby }],
  },
  {
    language: 'python',
    label: 'Python',
    highlight: 'python',
    variants: [
      {
        id: 'requests',
        label: 'Requests',
        render: withKeptCredentials('Requests', renderPythonRequests),
      },
      { id: 'http.client', label: 'http.client', render: renderPythonHttpClient },
    ],
  },
];

/** All languages and variants in the order of the tabs. */
export const sampleTargets: readonly SampleTarget[] = clients.map((target) => ({
  ...target,
  variants: target.variants.map((variant) => ({ ...variant, render: withRemarks(variant.render) })),
}));

/** Says first what no sample can send, and everything once. */
function withRemarks(render: RenderSample): RenderSample {
  return (request) => {
    const sample = render(request);
    const { remarks = [] } = request;
    return { ...sample, limitations: [...new Set([...remarks, ...sample.limitations])] };
  };
}
