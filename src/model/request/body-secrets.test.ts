import { describe, expect, it } from 'vitest';
import { listBodySecrets } from './body-secrets';
import type { TemplateBody } from './request-template';
import { toBodyValues, toView } from './start-values';

const text = JSON.stringify({
  name: 'a',
  password: 'b',
  code2: 'c',
  user: { pin: '1', of: [{ apiKey: 'd' }, { apiKey: 'e' }, 'f'] },
});

const body: TemplateBody = {
  mediaType: 'application/json',
  anchor: 'body',
  kind: 'json',
  examples: [{ anchor: 'example', text }],
  fields: [
    { name: 'name', kind: 'text' },
    { name: 'password', kind: 'text' },
    { name: 'code2', kind: 'text', secret: true },
    { name: 'token', kind: 'text' },
  ],
};

const secrets = ['password', 'code2', 'user.pin', 'user.of.apiKey'];

describe('listBodySecrets', () => {
  it('lists what is declared as secret or has such a name, at every depth', () => {
    const form = toBodyValues(body, 0, 0);
    expect(listBodySecrets(body, form)).toEqual(secrets);
    expect(listBodySecrets(body, toView(body, form, 'text'))).toEqual(secrets);
  });

  it('lists the fields of a form that are sent', () => {
    expect(listBodySecrets({ ...body, kind: 'form' }, toBodyValues(body, 0, 0))).toEqual(secrets);
  });

  it('lists nothing of what is no object', () => {
    for (const other of ['"password"', '[1]', '{', '']) {
      const values = { ...toBodyValues(body, 0, 0), view: 'text', text: other, rows: [] } as const;
      expect(listBodySecrets(body, values)).toEqual([]);
    }
    const listed = { ...toBodyValues(body, 0, 0), view: 'text', text: '[{"pin":1}]' } as const;
    expect(listBodySecrets(body, listed)).toEqual(['pin']);
  });
});
