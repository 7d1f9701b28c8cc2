import { curlTarget } from './curl/curl-target';
import { goTarget } from './go/go-target';
import { javaScriptTarget, nodeTarget } from './javascript/javascript-target';
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
