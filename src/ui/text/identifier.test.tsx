import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Identifier } from './identifier';

const render = (name: string) => renderToStaticMarkup(<Identifier name={name} />);

it.each([
  ['SubscriptionSchedulePhase', 'Subscription<wbr/>Schedule<wbr/>Phase'],
  ['HTTPValidationErrorDetail', 'HTTPValidation<wbr/>Error<wbr/>Detail'],
  ['v1.customer_tax_id_requests', 'v1.<wbr/>customer_<wbr/>tax_<wbr/>id_<wbr/>requests'],
  ['Oauth2TokenExchangeRequest', 'Oauth2<wbr/>Token<wbr/>Exchange<wbr/>Request'],
  ['都道府県コードの一覧とその説明についての型', '都道府県コードの一覧とその説明についての型'],
])('a long name breaks where its words meet: %s', (name, html) => {
  expect(render(name)).toBe(html);
});

it('breaks a shorter name, too, where a line is shorter', () => {
  const html = renderToStaticMarkup(<Identifier name="includeSubdivisions" long={12} />);
  expect(html).toBe('include<wbr/>Subdivisions');
});

it.each(['WorkingHours', 'A title of several words with camelCase', ''])(
  'a short name, or a text, is left as it is: %j',
  (name) => {
    expect(render(name)).toBe(name);
  },
);
