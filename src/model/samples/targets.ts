import { curlTarget } from './curl/curl-target';
import { goTarget } from './go/go-target';
import { javaScriptTarget } from './javascript/javascript-target';
import { nodeTarget } from './javascript/node-target';
import { pythonTarget } from './python/python-target';
import { rubyTarget } from './ruby/ruby-target';
import type { SampleTarget, TargetLanguage } from './syntax/target';

const targets: { readonly [Language in TargetLanguage]: SampleTarget<Language> } = {
  curl: curlTarget,
  javascript: javaScriptTarget,
  node: nodeTarget,
  go: goTarget,
  ruby: rubyTarget,
  python: pythonTarget,
};

/** All languages and variants in the order of the tabs. */
export const sampleTargets: readonly SampleTarget[] = Object.values(targets);
