import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { MediaType, OperationResponse } from '../../model/api/operation';
import { toPlainCode } from '../../model/text/code';
import { ExampleChoiceProvider } from './examples';
import { ResponseExamples } from './response-examples';

const generated = { name: 'generated', label: 'generated', generated: true } as const;
const json: MediaType = {
  mediaType: 'application/json',
  anchor: 'json',
  examples: [{ ...generated, description: [], code: toPlainCode('{"code": 7}', 'json') }],
};

function toResponse(status: string, ...content: readonly MediaType[]): OperationResponse {
  const anchor = `response-${status}`;
  return { status, anchor, description: [], headers: [], content, links: [] };
}

function render(responses: readonly OperationResponse[], title?: string): string {
  return renderToStaticMarkup(
    <ExampleChoiceProvider first="generated">
      <ResponseExamples responses={responses} {...(title !== undefined && { title })} />
    </ExampleChoiceProvider>,
  );
}

/** The labels of the tabs, the chosen one marked. */
function listTabs(html: string): readonly string[] {
  const tabs = html.matchAll(/aria-selected="(\w+)".*?<span[^>]*>(.*?)<\/span>/g);
  return Array.from(tabs, ([, isChosen, status]) => `${status}${isChosen === 'true' ? ' *' : ''}`);
}

/** The media types that examples are shown of. */
function listTypes(...content: readonly MediaType[]) {
  const html = render([toResponse('200', ...content)]);
  return Array.from(html.matchAll(/<p[^>]*>(\w+\/\w+)<\/p>/g), ([, type]) => type);
}

describe('the examples of responses', () => {
  it('have a tab for every response, also for one without a body, which is chosen if it is first', () => {
    const html = render([toResponse('204'), toResponse('304'), toResponse('default', json)]);
    expect(listTabs(html)).toEqual(['204 *', '304', 'default']);
    expect(html).toMatch(/Response 204<\/p><p[^>]*>No body\.<\/p>/);
    expect(html).toMatch(/Response default<\/p>.*code/);
  });

  it('show the status of the only response', () => {
    expect(listTabs(render([toResponse('default', json)]))).toEqual(['default *']);
    expect(render([])).toBe('');
  });

  it('name the media type of a body without an example', () => {
    const pdf = { mediaType: 'application/pdf', anchor: 'pdf', examples: [] };
    expect(render([toResponse('200', pdf)])).toMatch(/<p[^>]*>application\/pdf<\/p>/);
  });

  it('are those of the first media type, and the authored ones of others, each with its type', () => {
    const csv = {
      mediaType: 'text/csv',
      anchor: 'csv',
      examples: [{ name: 'a', label: 'a', description: [], code: toPlainCode('id', 'text') }],
    };
    const xml = { ...json, mediaType: 'text/xml', anchor: 'xml' };
    const pdf = { mediaType: 'application/pdf', anchor: 'pdf', examples: [] };
    expect(listTypes(json, xml, csv)).toEqual(['application/json', 'text/csv']);
    expect(listTypes(json, xml)).toEqual(['application/json']);
    expect(listTypes(pdf, json)).toEqual(['application/json']);
    expect(listTypes(json)).toEqual([]);
  });

  it('have a title where the reader sends them', () => {
    const html = render([toResponse('200')], 'Response that you send');
    expect(html).toMatch(/^<section[^>]* aria-label="Response that you send".*that you send<\/p>/);
  });
});
