import { renderFetch } from './fetch';
import { renderJquery } from './jquery';
import { renderXhr } from './xhr';
import { createTarget } from '../syntax/target';

/** The samples in JavaScript in browsers. */
export const javaScriptTarget = createTarget({
  language: 'javascript',
  label: 'JavaScript',
  highlight: 'js',
  variants: {
    fetch: {
      label: 'Fetch',
      client: { name: 'fetch' },
      render: renderFetch,
    },
    jquery: {
      label: 'jQuery',
      client: { name: 'jQuery' },
      render: renderJquery,
    },
    xhr: {
      label: 'XHR',
      client: { name: 'XHR' },
      render: renderXhr,
    },
  },
});
