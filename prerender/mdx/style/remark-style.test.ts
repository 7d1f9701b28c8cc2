import { describe, expect, it } from 'vitest';
import { toSettings } from '../fixtures/guide-fixture';
import { createGuideCompiler } from '../guide-compiler';
import type { Style } from './style';

const style: Style = {
  rules: ['terms', 'links', 'headings', 'sentences', 'images'],
  language: 'en',
  terms: [
    { write: 'log in', not: ['sign in', 'log on'], why: 'screens say so' },
    { write: 'e-mail', not: ['email'] },
    { write: 'JavaScript', not: ['Javascript', 'javascript'] },
    { write: 'log file', not: ['log'] },
    { write: 'Node.js', not: ['Node'] },
  ],
  names: ['Visual Studio Code', 'Easier'],
};

/** Checks a guide with a title, whose text begins on line 5; `changed` is its style. */
async function check(text: string, changed: Partial<Style> = {}): Promise<readonly string[]> {
  return checkFile(`---\ntitle: A\n---\n\n${text}\n`, changed);
}

async function checkFile(source: string, changed: Partial<Style> = {}): Promise<readonly string[]> {
  const settings = toSettings({ style: { ...style, ...changed } });
  const { styleProblems } = await createGuideCompiler(settings)('content/docs/page.mdx', source);
  return styleProblems.map(
    ({ line, column, severity, message }) => `${severity} ${line}:${column} ${message}`,
  );
}

const words = (count: number) => Array.from({ length: count }, (_, at) => `word${at}`).join(' ');

describe('terms', () => {
  it.each([
    ['Then sign in.', '5:6 "sign in"'],
    ['Sign in first.', '5:1 "Sign in"'],
    ['Then *you* sign\n  in.', '5:12 "sign in"'],
    ['- a\n  b \\* email', '6:8 "email"'],
    ['At 10:30 &amp; later email us.', '5:22 "email"'],
    ['| a |\n| --- |\n| email |', '7:3 "email"'],
    [':::note Your email\n\nb\n\n:::', '5:14 "email"'],
    ['<Details summary="email">\n\nAn email\n\n</Details>', '7:4 "email"'],
    ['Write <Badge>email</Badge>', '5:14 "email"'],
    ['Javascript', '5:1 "Javascript"'],
    ['In Node only.', '5:4 "Node"'],
  ])('are asked for in %j', async (text, problem) => {
    expect(await check(text)).toEqual([`warning ${problem} is not a term of this site.`]);
  });

  it.each([
    ['code', '`email`, <code>email</code>\n\n```js\n// email\n```'],
    [
      'addresses',
      'https://a.example/email, [x](/email), a@email.example, www.email.com, `a`/email',
    ],
    ['parts of other words', 'emails, my-email, email-form, email_1, email.send(), $email'],
    ['attributes and expressions', '<Badge title="email" />\n\n{"email"}\n\nAn {"email"}.'],
    ['quotations', 'It says "email" and “sign in”.\n\n> email'],
    ['the right words', 'JavaScript, Log in, a log file, Log file, Node.js'],
    ['examples', '```mdx example\nemail\n```'],
    ['comments', 'a {/* email */}\n\n<!-- email -->\n\n{/* email */}'],
    ['imports and anchors', '## A [](./a.png) {#email}\n\nexport const email = 1;'],
  ])('are not looked for in %s', async (_, text) => {
    expect((await check(text)).filter((each) => each.includes('term'))).toEqual([]);
  });
});

describe('links', () => {
  it.each(['here', 'Click here', 'this page', '**here**', 'here.', 'Read more'])(
    'say where they lead: %s does not',
    async (text) => {
      const shown = text.replaceAll('*', '');
      const message = `The link "${shown}" does not say where it leads.`;
      expect(await check(`See [${text}](/b).`)).toEqual([`warning 5:5 ${message}`]);
      expect(await check(`See <a href="/b">${shown}</a>.`)).toEqual([`warning 5:5 ${message}`]);
    },
  );

  it('may hold such words among others', async () => {
    expect(
      await check('[Tokens, here and there](/b), [`here`s](/b), [this page of ours](/b)'),
    ).toEqual([]);
  });
});

describe('headings', () => {
  it.each([
    ['## Create a Team', '5:13 The heading "Create a Team"'],
    ['## Step 2: Create a Team', '5:21 The heading "Step 2: Create a Team"'],
    ['## The `id` Of a team', '5:13 The heading "The … Of a team"'],
    ['Create *a* Team\n===', '5:12 The heading "Create a Team"'],
    [':::note Mind the Gap\n\nb\n\n:::', '5:18 The title "Mind the Gap"'],
  ])('are in sentence case: %j is not', async (text, problem) => {
    expect(await check(text)).toEqual([`warning ${problem} is not in sentence case.`]);
  });

  it.each([
    '## Create a team',
    '## 1. Create a team',
    '## Step 2: Create a team',
    '## Create: What and why? Because! – Yes',
    '## The HTTP API, OpenAPI, iOS and JSON-LD of a v2',
    "## Install `Foo Bar` in Visual Studio Code, Easier's own",
    '## What I do (Not that)',
    '## The Content-Type of "What Not"',
    '## Teams in the Sandbox\n\nOpen the Sandbox, then close it.',
    '## What is Prettier?\n\nPrettier formats. Prettier checks.',
    '## Use JavaScript and Node.js',
    '## createStore(Reducer) and a.Team or /Team',
    '# Über Äpfel',
  ])('keep the capitals of starts, names and code: %s', async (text) => {
    const found = await check(text);
    expect(found.filter((each) => !each.includes('Äpfel'))).toEqual([]);
  });

  it('include the titles and labels of the front matter', async () => {
    const source =
      "---\ntitle: A Team\ndescription: 'An email'\nsidebar_label: 'My Team'\n---\n\nb\n";
    expect(await checkFile(source)).toEqual([
      'warning 2:10 The title "A Team" is not in sentence case.',
      'warning 3:18 "email" is not a term of this site.',
      'warning 4:20 The label "My Team" is not in sentence case.',
    ]);
  });
});

describe('sentences', () => {
  it('have at most 40 words', async () => {
    expect(await check(`A b. ${words(40)}.`)).toEqual([]);
    expect(await check(`A b. The ${words(40)}.`)).toEqual(['warning 5:6 A sentence has 41 words.']);
  });

  it.each([
    ['end before small letters', `${words(30)}. npm ${words(30)}.`],
    ['end before code', `${words(30)}. \`npm\` ${words(30)}.`],
    ['end after quotations', `${words(30)} “go.” Then ${words(30)}.`],
    ['count no code', `These are known: ${Array.from({ length: 60 }, () => '`a`').join(', ')}.`],
  ])('%s', async (_, text) => {
    expect(await check(text)).toEqual([]);
  });

  it('do not end at the end of a line', async () => {
    expect(await check(`The ${words(20)}\n${words(20)}.`)).toEqual([
      'warning 5:1 A sentence has 41 words.',
    ]);
  });

  it('do not end at abbreviations and numbers', async () => {
    expect(await check(`The ${words(20)} (e.g. v1.2) ${words(20)}.`)).toHaveLength(1);
  });
});

describe('images', () => {
  it.each([
    ['![](./a.png)', 'The image has no text.'],
    ['> ![](./a.png)', 'The image has no text.'],
    ['<img src="/a.png" />', 'The image has no text.'],
    ['![a.png](./a.png)', 'The text of the image, "a.png", does not say what it shows.'],
    [
      '![Screenshot 2](./a.png)',
      'The text of the image, "Screenshot 2", does not say what it shows.',
    ],
  ])('have a text: %s', async (text, message) => {
    expect(await check(text)).toEqual([expect.stringContaining(message)]);
  });

  it('may be decoration, on purpose', async () => {
    const text = '<img src="/a.png" alt="" />\n\n<img {...a} />\n\n![Two teams](./a.png)';
    expect(await check(text)).toEqual([]);
  });
});

describe('the style of a guide', () => {
  it.each([
    ['{/* style-ignore */}\n\nAn email', 0],
    ['An email {/* style-ignore */} to all', 0],
    ['{/* style-ignore */}\n## An Email\n\nAn email', 1],
    ['- An email {/*style-ignore*/}\n- An email', 1],
    ['{/* style */}\n\nAn email', 1],
  ])('is not checked in the block of a comment: %j', async (text, count) => {
    expect(await check(text)).toHaveLength(count);
  });

  it('is checked within a block of the front matter', async () => {
    expect(await checkFile('---\ntitle: A\ndescription: >-\n  An\n  email\n---\n')).toEqual([
      'warning 5:3 "email" is not a term of this site.',
    ]);
  });

  it('is not checked in a value of the front matter beside a comment', async () => {
    const source = '---\ntitle: A Team # style-ignore\n# style-ignore\ndescription: email\n---\n';
    expect(await checkFile(source)).toEqual([]);
  });

  it('of other languages is the length of sentences, and images', async () => {
    const text = 'Sign in [here](/b).\n\n## Una Prueba\n\n![](./a.png)';
    expect(await check(text, { language: 'es' })).toEqual(['warning 9:1 The image has no text.']);
    const sentence = `${'私は'.repeat(40)}。`;
    expect(await check(sentence, { language: 'ja' })).toHaveLength(1);
    expect(await check('私は猫が好きです。'.repeat(20), { language: 'ja' })).toEqual([]);
  });

  it('is checked by the rules that are turned on', async () => {
    expect(await check('## An Email\n\nA b email [here](/b)', { rules: ['links'] })).toHaveLength(
      1,
    );
    expect(await check('An email', { rules: [] })).toEqual([]);
  });

  it('has no part in a guide that cannot be read', async () => {
    expect(await check('<Details>\n\nAn email')).toEqual([]);
  });

  it('is found in files with the line ends of Windows', async () => {
    expect(await checkFile('---\r\ntitle: A\r\n---\r\n\r\nLine\r\nwith email\r\n')).toEqual([
      'warning 6:6 "email" is not a term of this site.',
    ]);
  });
});
