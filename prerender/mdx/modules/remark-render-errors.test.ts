import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkSource } from '../fixtures/guide-fixture';
import { isKnownAttribute } from './remark-render-errors';

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

describe('an element that HTML does not have', () => {
  it.each([
    ['<badge>New</badge>', 1, 'HTML has no element <badge>.', 'Did you mean <Badge>?'],
    ['a <tabs>b</tabs>', 3, 'HTML has no element <tabs>.', 'Did you mean <Tabs>?'],
    ['an <id> b</id>', 4, 'HTML has no element <id>.', 'Write \\<id> or `<id>` if it is text.'],
  ])('is a warning at its place: %s', async (body, column, message, hint) => {
    expect(await check(body)).toMatchObject([
      { line: 5, column, severity: 'warning', message, hint },
    ]);
  });

  it.each([
    '<svg viewBox="0 0 1 1"><linearGradient id="a"><stop /></linearGradient><foo /></svg>',
    '<math><mi>x</mi></math>',
    '<my-element>a</my-element> <kbd>b</kbd> <search>c</search>',
    'import * as motion from "./part";\n\n<motion.div />'.replace('"./part"', '"react"'),
  ])('is not suspected without a reason: %s', async (body) => {
    expect(await check(body)).toEqual([]);
  });
});

describe('an attribute of a component', () => {
  it.each([
    [
      '<Badge varient="red">a</Badge>',
      '<Badge> has no attribute "varient".',
      'Did you mean "variant"?',
    ],
    [
      '<Tabs grupId="a"><TabItem value="b">c</TabItem></Tabs>',
      '<Tabs> has no attribute "grupId".',
      'Did you mean "groupId"?',
    ],
    [
      '<Box grupId="a" />',
      '<Box> has no attribute "grupId".',
      'Did you mean "groupId"?',
      "import Box from '@theme/Tabs';\n\n",
    ],
    ['<Card xyzzy="a">b</Card>', '<Card> has no attribute "xyzzy".', 'Remove it.'],
  ])(
    'is a warning if neither HTML nor a component has it: %s',
    async (body, message, hint, imports = '') => {
      expect(await check(imports + body)).toMatchObject([
        { line: imports === '' ? 5 : 7, column: 1, severity: 'warning', message, hint },
      ]);
    },
  );

  it.each([
    '<Badge variant="outline" className="a" id="b" data-x="1" aria-label="c" title="d">e</Badge>',
    '<Progress label="a" value={1} max={2} style={{ width: 3 }} />',
    '<Link to="/" target="_blank" rel="nofollow" hrefLang="en">a</Link>',
    'import { Tabs } from \'react\';\n\n<Tabs grupId="a" />',
    'export const Own = () => null;\n\n<Own varient="a" />',
    'export const Badge = () => null;\n\n<Badge varient="a" />',
  ])('may be one of theirs, or of HTML: %s', async (body) => {
    expect((await check(body)).filter(({ message }) => /attribute/.test(message))).toEqual([]);
  });

  it('is known if a component declares it', () => {
    const files = readdirSync('src/mdx', { recursive: true, encoding: 'utf8' });
    const sources = files.filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file));
    const declared = sources.flatMap((file) =>
      Array.from(
        readFileSync(`src/mdx/${file}`, 'utf8').matchAll(
          /^export interface \w+Props\b[^{]*\{([^]*?)^\}/gm,
        ),
        ([, body = '']) =>
          Array.from(body.matchAll(/^  readonly (\w+)\??:/gm), ([, name = '']) => name),
      ).flat(),
    );
    expect(declared).toContain('groupId');
    const internal = new Set(['state', 'nodes', 'tabs', 'html', 'isBlock']);
    expect(declared.filter((name) => !isKnownAttribute(name) && !internal.has(name))).toEqual([]);
  });
});
