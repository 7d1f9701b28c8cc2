import type { SampleTarget } from '../syntax/target';
import { toVariant } from '../syntax/target';
import { renderAxios } from './axios';
import { renderFetch } from './fetch';
import { renderJquery } from './jquery';
import { renderNodeNative } from './node-native';
import { renderXhr } from './xhr';

/** The samples in JavaScript in browsers. */
export const javaScriptTarget: SampleTarget = {
  language: 'javascript',
  label: 'JavaScript',
  highlight: 'js',
  variants: [
    toVariant('javascript/fetch', 'Fetch', { name: 'fetch' }, renderFetch),
    toVariant('javascript/jquery', 'jQuery', { name: 'jQuery' }, renderJquery),
    toVariant('javascript/xhr', 'XHR', { name: 'XHR' }, renderXhr),
  ],
};

/** The samples in JavaScript in Node. */
export const nodeTarget: SampleTarget = {
  language: 'node',
  label: 'Node',
  highlight: 'js',
  variants: [
    toVariant('node/axios', 'axios', { name: 'axios' }, renderAxios),
    toVariant('node/native', 'native', { name: 'Node' }, renderNodeNative),
  ],
};
