import { expect, it } from 'vitest';
import { listCommonFields, listCommonHeaders } from './common-fields';
import type { PageDocument, PartDocument } from './search-document';

/** Operations that each have these fields, given by their anchors. */
function createOperations(count: number, fields: Readonly<Record<string, string>>) {
  const pages = Array.from({ length: count }, (_, i): PageDocument => {
    return { i, t: `Operation ${i}`, u: `/docs/${i}`, b: [], f: { kind: 'operation' } };
  });
  const headings = { t: Object.keys(fields).join('\n'), h: Object.values(fields).join('\n') };
  return { pages, getHeadings: (i: number): PartDocument => ({ i, ...headings }) };
}

it('a field of nine pages is common, and one of eight is not', () => {
  for (const [count, common] of [
    [9, ['id']],
    [8, []],
  ] as const) {
    const { pages, getHeadings } = createOperations(count, { id: 'response-200.=' });
    expect([...listCommonFields(pages, getHeadings)]).toEqual(common);
  }
});

it('a header that four operations take or return is a convention, by its letters alone', () => {
  const { pages, getHeadings } = createOperations(4, {
    'Idempotency-Key': 'header.=',
    ETag: 'response-201-header.=',
    name: 'body.=',
  });
  expect([...listCommonHeaders(pages, getHeadings)]).toEqual(['idempotencykey', 'etag']);
  expect([...listCommonHeaders(pages.slice(1), getHeadings)]).toEqual([]);
});

it('a header may be named without the X in front of it', () => {
  const { pages, getHeadings } = createOperations(4, { 'X-Request-Id': 'response-200-header.=' });
  expect([...listCommonHeaders(pages, getHeadings)]).toEqual(['xrequestid', 'requestid']);
});

it('a header of one operation in twenty is no convention of a large API', () => {
  const { pages, getHeadings } = createOperations(100, { ETag: 'response-200-header.=' });
  const getSome = (i: number) => (i < 5 ? getHeadings(i) : undefined);
  expect([...listCommonHeaders(pages, getSome)]).toEqual([]);
});
