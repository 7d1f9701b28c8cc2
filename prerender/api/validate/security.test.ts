import { describe, expect, it } from 'vitest';
import { checkLinks } from './links';
import { checkSecurity } from './security';
import { toDocument } from '../fixtures/create-conversion';

const locate = (keys: readonly string[]) => ({ file: keys.join('/'), line: 1, column: 1 });

describe('the security requirements of a document', () => {
  it('should use declared schemes', () => {
    const document = toDocument({
      security: [{ token: [] }, {}],
      paths: { '/a': { get: { security: [{ tokem: [] }] }, put: { security: [{ nothing: [] }] } } },
      components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
    });
    expect(checkSecurity(document, locate)).toEqual([
      {
        file: 'paths//a/get/security/0/tokem',
        line: 1,
        column: 1,
        severity: 'warning',
        message:
          'The security scheme "tokem" is not declared: pages show its name, and samples send no credentials for it.',
        hint: 'Did you mean "token"?',
      },
      expect.objectContaining({ hint: 'Declare it in "components.securitySchemes".' }),
    ]);
  });
});

describe('the links of a document', () => {
  it('must point to existing operations', () => {
    const links = {
      good: { operationId: 'getTeam' },
      placed: { operationRef: '#/paths/~1a/get' },
      far: { operationRef: 'https://example.com/openapi.yaml#/paths/~1a/get' },
      wrong: { operationId: 'getTeem' },
      lost: { operationRef: '#/paths/~1b/get' },
    };
    const responses = { '200': { description: '', links } };
    const document = toDocument({
      paths: { '/a': { get: { operationId: 'getTeam', responses } } },
    });
    expect(checkLinks(document, locate).map(({ file, hint }) => [file, hint])).toEqual([
      ['paths//a/get/responses/200/links/wrong/operationId', 'Did you mean "getTeam"?'],
      [
        'paths//a/get/responses/200/links/lost/operationRef',
        'Name an operation by its "operationId".',
      ],
    ]);
  });
});
