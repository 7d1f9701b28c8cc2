import { renderRuby } from './ruby';
import { createTarget } from '../syntax/target';

/** The samples in Ruby. */
export const rubyTarget = createTarget({
  language: 'ruby',
  label: 'Ruby',
  highlight: 'ruby',
  variants: {
    'net::http': {
      label: 'Net::HTTP',
      client: { name: 'Ruby', hasLoop: true },
      render: renderRuby,
    },
  },
});
