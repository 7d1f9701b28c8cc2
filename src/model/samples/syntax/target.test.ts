import { describe, expect, it } from 'vitest';
import type { HttpRequest } from '../../request/http-request';
import type { RedirectedClient } from './target';
import { listSharedSecrets } from './target';

const request: HttpRequest = {
  method: 'POST',
  url: 'https://api.example.com/login?key=k',
  headers: [['X-Key', 'k']],
  body: { kind: 'json', text: '{"password":"p"}' },
  credentials: ['X-Key'],
  secrets: { query: ['key'], body: ['password', 'user.pin'] },
};

function say(client: RedirectedClient, more: Partial<HttpRequest> = {}): readonly string[] {
  return listSharedSecrets(client, { ...request, ...more });
}

const header =
  'After a 301, 302, 303, 307 or 308 redirect to another host fetch sends X-Key there, too.';

describe('listSharedSecrets', () => {
  it('names the headers and the body that a client sends to another host', () => {
    expect(say({ name: 'fetch' })).toEqual([
      header,
      'After a 307 or 308 redirect to another host fetch sends the body with password and user.pin there, too.',
    ]);
  });

  it('knows which methods outlive a redirect with their body', () => {
    const { secrets = {} } = request;
    const more = { method: 'PUT', credentials: [], secrets };
    expect(say({ name: 'fetch' }, more)[0]).toMatch(/^After a 301, 302, 307 or 308 redirect/);
    expect(say({ name: 'Go', keepsBodyRarely: true }, more)[0]).toMatch(/^After a 307 or 308/);
  });

  it('says what a sample with a loop of its own sends only where it has that loop', () => {
    const loop = { name: 'Ruby', hasLoop: true } as const;
    expect(say(loop)).toEqual([]);
    expect(say(loop, { response: { kind: 'json', redirects: true } })).toEqual([
      'After a 307 or 308 redirect to another host the sample sends the body with password and user.pin there, too.',
    ]);
  });

  it('names what stands in the query where a client tells other hosts the address', () => {
    expect(say({ name: 'Go', namesAddress: true }, { credentials: [] })[0]).toBe(
      'After a 301, 302, 303, 307 or 308 redirect to another host Go names key there, in the Referer.',
    );
  });

  it('says nothing of a request without secrets', () => {
    const { credentials: _, secrets: _secrets, ...plain } = request;
    expect(listSharedSecrets({ name: 'fetch' }, plain)).toEqual([]);
  });
});
