import { describe, expect, it } from 'vitest';
import { renderGo } from './go-target';

describe('renderGo', () => {
  it('declares that an empty User-Agent is omitted', () => {
    const { limitations } = renderGo({
      method: 'GET',
      url: 'https://api.example.com/',
      headers: [['user-agent', '']],
    });
    expect(limitations).toEqual(['Go leaves out a User-Agent that is empty.']);
  });
});
