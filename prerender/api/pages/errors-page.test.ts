import { describe, expect, it } from 'vitest';
import type { ResponseObject } from '../document/document';
import { createConversion } from '../fixtures/create-conversion';
import { toErrorCatalogue } from './errors-page';

const ok = { description: 'Done' };
const problems = 'https://example.com/problems';

function toErrors(operations: Readonly<Record<string, Readonly<Record<string, ResponseObject>>>>) {
  const paths = Object.fromEntries(
    Object.entries(operations).map(([operationId, responses]) => [
      `/${operationId}`,
      { get: { operationId, responses } },
    ]),
  );
  const conversion = createConversion({ paths });
  return toErrorCatalogue(conversion, { path: '/docs/api/teams' }).errors;
}

const toProblem = (description: string, ...types: readonly string[]): ResponseObject => ({
  description,
  content: {
    'application/problem+json': {
      examples: Object.fromEntries(
        types.map((type) => [
          type,
          { value: { type: `${problems}/${type}`, title: `Title of ${type}`, status: 409 } },
        ]),
      ),
    },
  },
});

describe('the errors of an API', () => {
  it('differ by status and problem type, each with the operations that return it', () => {
    const errors = toErrors({
      a: { '200': ok, '409': toProblem('Taken', 'name-taken'), '404': { description: 'None' } },
      b: { '409': toProblem('In the way', 'has-tasks', 'name-taken') },
    });
    expect(
      errors.map(({ anchor, title, meanings, operations }) => [
        anchor,
        title,
        meanings,
        operations.map(({ href }) => href),
      ]),
    ).toEqual([
      ['404', undefined, [['None']], ['/docs/api/teams/a']],
      ['409-has-tasks', 'Title of has-tasks', [['In the way']], ['/docs/api/teams/b']],
      [
        '409-name-taken',
        'Title of name-taken',
        [['Taken'], ['In the way']],
        ['/docs/api/teams/a', '/docs/api/teams/b'],
      ],
    ]);
  });

  it('have the types that a schema allows if no example has one', () => {
    const schema = {
      properties: { type: { enum: ['gone', 'moved'] }, title: { type: 'string' } },
    } as const;
    const errors = toErrors({
      a: { '410': { description: 'Gone', content: { 'application/problem+json': { schema } } } },
    });
    expect(errors.map(({ type }) => type)).toEqual(['gone', 'moved']);
  });

  it.each([
    [{ code: 'E1' }, 'E1'],
    [{ error: { code: 'E2' } }, 'E2'],
    [{ error: 'E3' }, 'E3'],
    [{ type: 'about:blank' }, undefined],
    [{ type: 'error', code: 'E5' }, 'E5'],
    [{ type: '/problems/taken', code: 'E6' }, '/problems/taken'],
    [['E4'], undefined],
    [{ code: 4 }, undefined],
  ])('may have a code as their type: %j', (example, type) => {
    const [error] = toErrors({
      a: { '400': { description: '', content: { 'application/json': { example } } } },
    });
    expect(error?.type).toBe(type);
  });

  it('are marked if every operation returns them', () => {
    const errors = toErrors({ a: { '500': ok, '404': ok }, b: { '500': ok } });
    expect(errors.map(({ status, isEverywhere }) => [status, isEverywhere])).toEqual([
      ['404', false],
      ['500', true],
    ]);
  });

  it('list a limited number of operations and count the others', () => {
    const operations = Object.fromEntries(
      Array.from({ length: 1000 }, (_, index) => [`o${index}`, { '404': ok }]),
    );
    const [error] = toErrors({ ...operations, last: { '200': ok } });
    expect([error?.operations.length, error?.more]).toEqual([800, 200]);
  });
});
