import { curlTarget } from './curl/curl-target';
import { goTarget } from './go/go-target';
import { javaScriptTarget } from './javascript/javascript-target';
import { nodeTarget } from './javascript/node-target';
import { pythonTarget } from './python/python-target';
import { rubyTarget } from './ruby/ruby-target';
import type { SampleTarget } from './syntax/target';

/** All languages and variants in the order of the tabs. */
export const sampleTargets: readonly SampleTarget[] = [
  curlTarget,
  javaScriptTarget,
  nodeTarget,
  goTarget,
  rubyTarget,
  pythonTarget,
];
