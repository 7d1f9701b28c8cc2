import { describe, expect, it } from 'vitest';
import { renderJquery } from './jquery';

describe('renderJquery', () => {
  it('writes a field called __proto__ in a list, because jQuery drops it when copying objects', () => {
    const { code } = renderJquery({
      method: 'POST',
      url: 'https://api.example.com/',
      headers: [],
      body: { kind: 'form', fields: [['__proto__', '1']] },
    });
    expect(code).toContain("data: [{ name: '__proto__', value: '1' }],");
  });
});
