import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ErrorsPage } from '../pages/errors-page';
import { NextCalls } from './next-calls';
import { RequestLine } from './request-line';
import { ServerList } from './server-list';
import { WireText } from './wire-text';

const server = {
  url: 'https://eu.example.com/v1',
  template: 'https://{region}.example.com/v1',
  description: ['Production'],
  variables: [
    { name: 'region', default: 'eu', values: ['eu', 'us'], description: ['Where data is.'] },
  ],
};

/** The words without tags and without the places where a line may break. */
function toWords(html: string): string {
  return html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('\u200B', '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

describe('the line of a request', () => {
  const html = renderToStaticMarkup(
    <RequestLine
      method="GET"
      path="/teams/{teamId}/x/{other}"
      server={server}
      parameters={['teamId']}
    />,
  );

  it('marks what a caller fills in, and leads to what describes it', () => {
    expect(html).toContain('<a href="#path.teamId"><var>{teamId}</var></a>');
    expect(html).toContain('<var>{other}</var>');
  });

  it('has an address that can be called, with the defaults of its variables marked', () => {
    expect(html).toContain('<var>eu</var>');
    expect(html.replaceAll(/<[^>]+>|\u200B/g, '')).toContain('https://eu.example.com/v1/teams/');
  });
});

describe('servers', () => {
  it('say what a caller chooses in their addresses', () => {
    const words = toWords(renderToStaticMarkup(<ServerList servers={[server]} />));
    expect(words).toContain('https:// {region} .example.com/v1 Production');
    expect(words).toContain('region default eu of eu us Where data is.');
  });
});

describe('the notation of a value', () => {
  it('is said in words', () => {
    const html = renderToStaticMarkup(
      <WireText serialization="commas" mediaTypes={['image/png']} isReservedAllowed />,
    );
    expect(toWords(html)).toBe(
      'values separated by commas; written as image/png ; reserved characters are not encoded',
    );
  });
});

describe('what can be called next', () => {
  it('never makes a link of an address that runs something', () => {
    const link = { name: 'x', description: [], reference: 'javascript:alert(1)', parameters: [] };
    const html = renderToStaticMarkup(<NextCalls links={[link]} />);
    expect(html).toContain('javascript:alert(1)');
    expect(html).not.toContain('href');
  });

  it('says where each value comes from', () => {
    const operation = { title: 'Get a team', method: 'GET', href: '/docs/api/teams/get-team' };
    const html = renderToStaticMarkup(
      <NextCalls
        links={[
          {
            name: 'x',
            description: ['Reads it.'],
            operation,
            parameters: [{ name: 'teamId', expression: '$response.body#/id' }],
            body: '$request.body',
          },
        ]}
      />,
    );
    expect(html).toContain('href="/docs/api/teams/get-team"');
    expect(toWords(html)).toContain(
      'Get a team : Reads it. teamId is $response.body#/id the body is $request.body',
    );
  });
});

describe('the page of errors', () => {
  const entry = { status: '409', meanings: [['Taken']], operations: [], more: 0 };
  const html = renderToStaticMarkup(
    <ErrorsPage
      catalogue={{
        apiPath: '/docs/api/teams',
        api: 'Teams API',
        errors: [
          { ...entry, anchor: '409-a', type: 'https://example.com/a', isEverywhere: true },
          {
            ...entry,
            anchor: '409-b',
            type: 'b',
            title: 'The name is taken',
            isEverywhere: false,
            operations: [{ title: 'Create', method: 'POST', href: '/docs/api/teams/create' }],
            more: 7,
          },
        ],
      }}
    />,
  );

  it('groups errors by status, each with an anchor and a name', () => {
    expect(html.match(/id="status-409"/g)).toHaveLength(1);
    expect(html).toContain('id="409-a"');
    expect(toWords(html)).toContain('409 Conflict');
    expect(toWords(html)).toContain('The name is taken');
  });

  it('says which operations answer them, and how many more', () => {
    expect(toWords(html)).toContain('Every operation may answer it.');
    expect(toWords(html)).toContain('8 operations answer it POST Create and 7 more');
  });
});
