import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { RichText } from '../../ui/text/rich-text';
import { OperationBadges } from '../pages/operation-page';
import { toWireText } from '../schema/facts';
import { HostNote, RequestLine, ServerList } from './addresses';
import { BodyContent } from './bodies';
import { ParameterSections } from './parameters';
import { Links, ResponseList } from './responses';

const server = {
  url: 'https://eu.example.com/v1',
  template: 'https://{region}.example.com/v1',
  description: ['Production'],
  variables: [
    { name: 'region', default: 'eu', values: ['eu', 'us'], description: ['Where data is.'] },
  ],
};

/** The text without tags; a word may break at `<wbr/>`. */
function toWords(html: string): string {
  return html
    .replaceAll('<wbr/>', '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

describe('the request line', () => {
  const parameter = { name: 'teamId', in: 'path', anchor: 'path.teamId', schema: '' } as const;
  const said = { required: true, deprecated: false, description: [], examples: [] };
  const html = renderToStaticMarkup(
    <RequestLine
      method="GET"
      path="/teams/{teamId}/x/{other}"
      server={server}
      parameters={[{ ...parameter, ...said }]}
    />,
  );

  it('marks path parameters, with links to those that the page describes', () => {
    expect(html).toContain('<a href="#path.teamId"><var>{teamId}</var></a>');
    expect(html).toContain('<var>{other}</var>');
  });

  it('shows a callable URL, with the defaults of the server variables marked', () => {
    expect(html).toContain('<var>eu</var>');
    expect(html.replaceAll(/<[^>]+>/g, '')).toContain('https://eu.example.com/v1/teams/');
  });

  it('has one slash after a variable that ends in one', () => {
    const variables = [{ name: 'base', default: 'v1/', values: [], description: [] }];
    const template = 'https://example.com/{base}';
    const line = renderToStaticMarkup(
      <RequestLine method="GET" path="/teams" server={{ ...server, template, variables }} />,
    );
    expect(toWords(line).replaceAll(' ', '')).toContain('https://example.com/v1/teams');
  });
});

const toContent = (anchor: string) => [
  { mediaType: 'application/json', anchor, examples: [] },
  { mediaType: 'text/xml', anchor: `${anchor}(text/xml)`, examples: [] },
];

const listIds = (html: string) =>
  [...html.matchAll(/ id="((?:body|response-)[^"]*)"/g)].map(([, id]) => id);

const noText = { description: [], headers: [], links: [] };

describe('the media types of a body', () => {
  it('have the anchors that links to them lead to, each once', () => {
    const body = { description: [], required: true, content: toContent('body') };
    const request = <BodyContent body={body} direction="request" owner="Body" />;
    expect(listIds(renderToStaticMarkup(request))).toEqual(['body', 'body(text/xml)']);
    const anchor = 'response-400';
    const response = { ...noText, status: '400', anchor, content: toContent(anchor) };
    const responses = <ResponseList responses={[response]} direction="response" />;
    expect(listIds(renderToStaticMarkup(responses))).toEqual([
      'response-400',
      'response-400(text/xml)',
    ]);
  });
});

describe('the badges of an operation', () => {
  it('are a list with their descriptions, or nothing if there are none', () => {
    const description = [{ tag: 'p', children: ['It may change.'] }] as const;
    const badges = [{ label: 'Beta', description }];
    expect(renderToStaticMarkup(<OperationBadges badges={badges} />)).toMatch(
      /<li>Beta<\/li><\/ul><p>It may change\.<\/p>/,
    );
    expect(renderToStaticMarkup(<OperationBadges badges={[]} />)).toBe('');
  });
});

describe('servers', () => {
  it.each([
    ['none', []],
    ['a path', [{ ...server, url: '/v1' }]],
  ])('that name no host are told what stands in for it: %s', (_, servers) => {
    const words = toWords(renderToStaticMarkup(<HostNote servers={servers} />));
    expect(words).toContain('does not name a host. The samples use https://api.example.com');
  });

  it.each(['https://a.example', '//a.example', 'wss://a.example/v1'])('may be %s', (url) => {
    expect(renderToStaticMarkup(<HostNote servers={[{ ...server, url }]} />)).toBe('');
  });

  it('list the variables of their URLs', () => {
    const words = toWords(renderToStaticMarkup(<ServerList servers={[server]} />));
    expect(words).toContain('https:// {region} .example.com/v1 Production');
    expect(words).toContain('region default eu of eu us Where data is.');
  });

  it('show their names, new in OpenAPI 3.2', () => {
    const url = 'https://example.com';
    const named = { url, template: url, name: 'Production', description: [], variables: [] };
    expect(renderToStaticMarkup(<ServerList servers={[named]} />)).toContain('Production');
  });
});

describe('parameters', () => {
  it('have no section for an empty location', () => {
    expect(renderToStaticMarkup(<ParameterSections parameters={[]} />)).toBe('');
  });

  it('describe their serialization in words', () => {
    const form = {
      serialization: 'commas',
      mediaTypes: ['image/png'],
      isReservedAllowed: true,
    } as const;
    const html = renderToStaticMarkup(<RichText text={toWireText(form)} />);
    expect(toWords(html)).toBe(
      'values separated by commas; written as image/png ; reserved characters are not encoded',
    );
  });
});

describe('a response without content', () => {
  it('says so, and has no choice of media types', () => {
    const response = { ...noText, status: '204', anchor: 'response-204', content: [] };
    const html = renderToStaticMarkup(<ResponseList responses={[response]} direction="response" />);
    expect(toWords(html)).toContain('No body.');
    expect(html).not.toContain('tablist');
  });
});

const toExample = (name: string) => ({
  name,
  label: name,
  description: [],
  code: { language: 'json', lines: [[`{ "is": "${name}" }`]] },
});

describe('the examples of a response', () => {
  it('stand below its fields where nothing beside the list shows them, if the author wrote them', () => {
    const examples = [toExample('written'), { ...toExample('made'), generated: true as const }];
    const anchor = 'response-200';
    const content = [{ mediaType: 'application/json', anchor, examples }];
    const response = { ...noText, status: '200', anchor, content };
    const list = { responses: [response], direction: 'request' } as const;
    const html = renderToStaticMarkup(<ResponseList {...list} hasExamples />);
    expect(html).toContain('id="response-200-example.written"');
    expect(html).not.toContain('example.made');
    expect(renderToStaticMarkup(<ResponseList {...list} />)).not.toContain('example.written');
  });
});

describe('the links of a response', () => {
  it('never link to a URL that runs a script', () => {
    const link = { name: 'x', description: [], reference: 'javascript:alert(1)', parameters: [] };
    const html = renderToStaticMarkup(<Links links={[link]} anchor="next" />);
    expect(html).toContain('javascript:alert(1)');
    expect(html).not.toMatch(/href="(?!#next")/);
  });

  it('show the source of each value', () => {
    const operation = { title: 'Get a team', method: 'GET', href: '/docs/api/teams/get-team' };
    const html = renderToStaticMarkup(
      <Links
        anchor="next"
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
      'Get a team : Reads it. teamId is $response.body#/id the request body is $request.body',
    );
  });
});
