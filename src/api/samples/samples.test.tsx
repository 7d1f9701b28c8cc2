import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { toPlainCode } from '../../model/text/code';
import type { PageSample } from '../../model/api/operation';
import { SampleOrigin } from './samples';

const sample: PageSample = {
  variant: 'requests',
  label: 'Requests',
  code: toPlainCode('import requests', 'python'),
  limitations: [],
};

function render(more: Partial<PageSample>, isChanged = false): string {
  const html = renderToStaticMarkup(
    <SampleOrigin sample={{ ...sample, ...more }} isChanged={isChanged} />,
  );
  return html.replaceAll(/<[^>]+>/g, '');
}

describe('SampleOrigin', () => {
  it('names what ran the sample', () => {
    const runtime = ['Python 3.11.2', 'Requests 2.28.1'];
    expect(render({ runtime })).toBe('Run with Python 3.11.2, Requests 2.28.1.');
  });

  it('names nothing for a sample with values of a reader, which nobody has run', () => {
    expect(render({ runtime: ['Python 3.11.2'] }, true)).toBe('');
  });

  it('names nothing for a sample that did not run', () => {
    expect(render({})).toBe('');
  });

  it('says that a sample by httpsnippet is not proven', () => {
    expect(render({ isUnproven: true })).toBe(
      'Made by httpsnippet and never run. It does not follow values of your own.',
    );
  });
});
