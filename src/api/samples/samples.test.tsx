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
  it('names the runtime that ran the sample', () => {
    const runtime = ['Python 3.11.2', 'Requests 2.28.1'];
    expect(render({ runtime })).toBe('Run with Python 3.11.2, Requests 2.28.1.');
  });

  it('names no runtime for a sample with reader values, which has never run', () => {
    expect(render({ runtime: ['Python 3.11.2'] }, true)).toBe('');
  });

  it('names no runtime for a sample that did not run', () => {
    expect(render({})).toBe('');
  });

  it('marks a sample by httpsnippet as unproven', () => {
    expect(render({ isUnproven: true })).toBe(
      'Made by httpsnippet and never run. It does not follow values of your own.',
    );
  });
});
