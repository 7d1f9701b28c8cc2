import { describe, expect, it } from 'vitest';
import { createConversion } from '../fixtures/create-conversion';
import { listLines, parseValid } from '../fixtures/several-files';
import { toLinks } from '../operation/links';

const pets = 'get: { operationId: listPets, responses: { "200": { $ref: ok.yaml } } }\n';

function toBody(ref: string): string {
  return `paths:
  /pets: { $ref: paths/pets.yaml }
  /dogs: { $ref: "#/components/pathItems/dogs" }
  /cats: { get: { $ref: ops/cats.yml } }
  /birds:
    get:
      operationId: listBirds
      responses:
        "200":
          description: OK
          links: { next: { operationRef: ${JSON.stringify(ref)} } }
components:
  pathItems: { dogs: { get: { operationId: listDogs } } }
`;
}

const parts = {
  'paths/pets.yaml': pets,
  'paths/ok.yaml': 'description: OK\n',
  'ops/cats.yml': 'operationId: listCats\n',
  'other.yaml':
    'openapi: 3.1.0\ninfo: { title: Other, version: 1.0.0 }\npaths: { /x: { get: { operationId: getX } } }\n',
  'broken.yaml': 'a: [',
};

describe('the operation that a link refers to', () => {
  it.each([
    ['#/paths/~1pets/get', 'list-pets'],
    ['#/components/pathItems/dogs/get', 'list-dogs'],
    ['paths/pets.yaml#/get', 'list-pets'],
    ['./paths/pets.yaml#/get', 'list-pets'],
    ['../petstore/openapi.yaml#/paths/~1pets/get', 'list-pets'],
    ['openapi.yaml#/paths/~1dogs/get', 'list-dogs'],
    ['openapi.yaml#/paths/%2Fdogs/get', 'list-dogs'],
    ['ops/cats.yml', 'list-cats'],
    ['ops/cats.yml#', 'list-cats'],
    [String.raw`.\ops\cats.yml#/`, 'list-cats'],
  ])('is found by %s', async (ref, slug) => {
    const { document, warnings } = await parseValid(toBody(ref), parts);
    expect(warnings).toEqual([]);
    const response = document.paths?.['/birds'];
    const links = toLinks(createConversion(document), toResponse(response), '/docs/api/pets');
    expect(links.map(({ operation }) => operation?.href)).toEqual([`/docs/api/pets/${slug}`]);
  });

  it('is found by the address that the document gives itself', async () => {
    const self = 'https://pets.example/openapi.yaml';
    const body = `$self: ${self}\n${toBody(`${self}#/paths/~1pets/get`)}`;
    const { document } = await parseValid(body, parts, 'openapi: 3.2.0');
    expect(JSON.stringify(document)).toContain('"operationRef":"#/paths/~1pets/get"');
  });

  it('is found from the file that the link stands in', async () => {
    const { document, warnings } = await parseValid(
      'paths: { /a: { $ref: deep/paths/a.yaml } }\ncomponents: { links: { far: { $ref: deep/link.yaml } } }',
      {
        'deep/paths/a.yaml': `get:
  operationId: getA
  responses:
    "200":
      description: OK
      links:
        own: { operationRef: "#/post" }
        same: { operationRef: a.yaml#/post }
        root: { operationRef: "#/paths/~1a/post" }
        far: { $ref: ../link.yaml }
post: { operationId: addA }
`,
        'deep/link.yaml': 'operationRef: paths/a.yaml#/post\n',
      },
    );
    expect(warnings).toEqual([]);
    const text = JSON.stringify(document);
    expect(text.match(/"operationRef":"#\/paths\/(?:~|%7E)1a\/post"/g)).toHaveLength(4);
  });

  it.each([
    'https://example.com/openapi.yaml#/paths/~1a/get',
    'other.yaml#/paths/~1x/get',
    './other.yaml#/paths/~1x/get',
  ])('stays as it is written where it is of another API: %s', async (ref) => {
    const { document, warnings } = await parseValid(toBody(ref), parts);
    expect(warnings).toEqual([]);
    const links = toLinks(
      createConversion(document),
      toResponse(document.paths?.['/birds']),
      '/docs/api/pets',
    );
    expect(links).toMatchObject([{ name: 'next', reference: ref }]);
  });

  it.each([
    [
      'missing.yaml#/paths/~1x/get',
      '"operationRef: missing.yaml#/paths/~1x/get" names the file specs/petstore/missing.yaml, which does not exist.\n  fix: Did you mean specs/petstore/openapi.yaml? The path is relative to the file that contains the reference.',
    ],
    [
      'othr.yaml#/paths/~1x/get',
      '"operationRef: othr.yaml#/paths/~1x/get" names the file specs/petstore/othr.yaml, which does not exist.',
    ],
    [
      'other.yaml#/paths/~1y/get',
      '"operationRef: other.yaml#/paths/~1y/get" points to nothing in specs/petstore/other.yaml.\n  fix: Correct the part after "#".',
    ],
    [
      'other.yaml#/paths/~1x/gte',
      '"operationRef: other.yaml#/paths/~1x/gte" points to nothing in specs/petstore/other.yaml.\n  fix: Did you mean "get"?',
    ],
    [
      'other.yaml#/info',
      '"operationRef: other.yaml#/info" does not point to an operation.\n  fix: Correct it, or name an operation of this API by its "operationId".',
    ],
    [
      'broken.yaml#/paths/~1x/get',
      '"operationRef: broken.yaml#/paths/~1x/get" names a file that cannot be read.\n  fix: Correct it, or name an operation of this API by its "operationId".',
    ],
    [
      'javascript:alert(1)',
      '"operationRef: javascript:alert(1)" is not an address that a reader can open.',
    ],
    [
      '../../secret.yaml#/a',
      '"operationRef: ../../secret.yaml" points outside specs/ and is not read.',
    ],
    ['listPets', 'Did you mean "operationId: listPets"?'],
    ['/paths/~1birds/get', 'Write "#/paths/~1birds/get", which starts at the top of the file.'],
    [
      '#/paths/~1lost/get',
      'The link leads to the operation "#/paths/~1lost/get", which does not exist.',
    ],
  ])('is a warning with its line where nothing is found: %s', async (ref, text) => {
    const lines = await listLines(toBody(ref), parts);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(text);
    expect(lines[0]).toMatch(/^warning specs\/petstore\/openapi\.yaml:13:\d+ /);
  });

  it('names the file and line of a lost one in another file', async () => {
    const lines = await listLines('paths: { /a: { get: { $ref: ops/a.yaml } } }', {
      'ops/a.yaml':
        'operationId: a\nresponses:\n  "200":\n    description: OK\n    links:\n      b:\n        operationRef: b.yaml\n',
    });
    expect(lines).toEqual([
      expect.stringMatching(/specs\/petstore\/ops\/a\.yaml:7:\d+.*ops\/b\.yaml/),
    ]);
  });
});

function toResponse(item: unknown) {
  return (item as { get: { responses: { '200': object } } }).get.responses['200'] as {
    description: string;
  };
}
