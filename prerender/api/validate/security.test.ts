import { describe, expect, it } from 'vitest';
import { checkSecurity } from './security';
import { toDocument } from '../fixtures/create-conversion';

describe('the security requirements of a document', () => {
  it('should use declared schemes', () => {
    const document = toDocument({
      security: [{ token: [] }, {}],
      paths: { '/a': { get: { security: [{ tokem: [] }] }, put: { security: [{ nothing: [] }] } } },
      components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
    });
    expect(checkSecurity(document)).toEqual([
      {
        keys: ['paths', '/a', 'get', 'security', '0', 'tokem'],
        message:
          'The security scheme "tokem" is not declared: pages show its name, and samples send no credentials for it.',
        hint: 'Did you mean "token"?',
      },
      expect.objectContaining({ hint: 'Declare it in "components.securitySchemes".' }),
    ]);
  });
});
