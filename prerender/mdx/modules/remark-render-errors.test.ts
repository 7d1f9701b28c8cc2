import { describe, expect, it } from 'vitest';
import { checkSource } from '../fixtures/guide-fixture';

const check = (body: string) => checkSource(`---\ntitle: A\n---\n\n${body}\n`);

describe('a name in braces', () => {
  it('is reported at its position when undefined, with a hint how to write braces', async () => {
    expect(await check('Call /teams/{teamId} now.')).toEqual([
      {
        file: 'content/docs/page.mdx',
        line: 5,
        column: 13,
        severity: 'error',
        message: 'The page does not define "teamId".',
        hint: 'Write braces that are text inside `code`, or as \\{ and \\}.',
      },
    ]);
  });

  it.each([
    ['{team.id}', 'team'],
    ['{fetch}', 'fetch'],
    ['{window.location.href}', 'window'],
    ['{toText(1)}', 'toText'],
    ['{id=1}', 'id'],
  ])('is also reported at the start of an expression: %s', async (expression, name) => {
    expect(await check(`Text ${expression}`)).toMatchObject([
      { line: 5, column: 6, message: `The page does not define "${name}".` },
    ]);
  });

  it.each([
    '{Math.max(1, 2)} and {new Date(0).getTime()} and {Intl.NumberFormat().format(1)}',
    '{frontMatter.title} and {toc.length} and {props.a}',
    'Call `/teams/{teamId}` now.',
    'Call /teams/\\{teamId\\} now.',
    'export const teamId = 1;\n\nTeam {teamId}',
    '{1 + 1} and {/* nothing */}',
  ])('is left alone when it is text, defined or an expression: %s', async (body) => {
    expect(await check(body)).toEqual([]);
  });
});
