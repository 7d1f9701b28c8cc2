import { describe, expect, it } from 'vitest';
import { listDeclaredSecrets } from './declared-secrets';
import { toTemplate, toTemplateBody } from './fixtures/request-template';

describe('listDeclaredSecrets', () => {
  it('lists fields, and properties of every depth whose schema or a part of it is secret', () => {
    const template = toTemplate({
      nodes: [
        { id: 'word', types: ['string'], format: 'password' },
        { id: 'sent', types: ['string'], writeOnly: true },
        { id: 'all', allOf: ['word'] },
        { id: 'text', types: ['string'] },
        {
          id: 'user',
          properties: [
            { name: 'phrase', schema: 'all' },
            { name: 'answer', schema: 'sent' },
            { name: 'name', schema: 'text' },
          ],
        },
      ],
      bodies: [
        toTemplateBody('json', '{}', {
          fields: [
            { name: 'code', kind: 'text', secret: true },
            // It holds a secret, and is none itself.
            { name: 'user', kind: 'json', secret: true },
            { name: 'email', kind: 'text' },
          ],
        }),
      ],
    });
    expect([...listDeclaredSecrets(template)]).toEqual(['code', 'phrase', 'answer']);
  });

  it('lists nothing for an operation without a body', () => {
    expect(listDeclaredSecrets(toTemplate()).size).toBe(0);
  });
});
