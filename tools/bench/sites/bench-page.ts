/** The number of pages in a folder. */
const PAGES_PER_FOLDER = 50;

/** A generated guide that resembles a real one. */
export interface BenchPage {
  /** Path relative to the docs folder. */
  readonly file: string;
  readonly text: string;
}

/** Generates one of a number of guides; the same index always gives the same text. */
export function toBenchPage(index: number, count: number): BenchPage {
  const choose = createChoice(index + 1);
  return {
    file: toFile(index),
    text: [
      toFrontMatter(index, choose),
      toParagraph(choose),
      ...[0, 1, 2, 3, 4].map((section) => toSection(section, index, count, choose)),
    ].join('\n\n'),
  };
}

/** Chooses one of some values; the sequence of choices is always the same. */
type Choose = <T>(values: readonly T[]) => T;

/** A linear congruential generator: deterministic pseudorandom numbers. */
function createChoice(seed: number): Choose {
  let state = seed;
  return (values) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return values[Math.floor((state / 2 ** 32) * values.length)] as (typeof values)[number];
  };
}

function toFile(index: number): string {
  const folder = Math.floor(index / PAGES_PER_FOLDER);
  return `area-${toNumber(folder)}/topic-${toNumber(index % PAGES_PER_FOLDER)}.mdx`;
}

function toNumber(value: number): string {
  return String(value + 1).padStart(2, '0');
}

function toFrontMatter(index: number, choose: Choose): string {
  const [subject, verb] = [choose(subjects), choose(verbs)];
  return `---
title: How to ${verb} ${subject} (${index + 1})
description: What happens when you ${verb} ${subject}, which fields matter, and what to do when it fails.
keywords: [${choose(subjects)}, ${choose(subjects)}]
---`;
}

function toSection(section: number, index: number, count: number, choose: Choose): string {
  const parts = [
    `## ${choose(verbs).replace(/^./, (letter) => letter.toUpperCase())} ${choose(subjects)} ${section + 1}`,
    toParagraph(choose),
    [toList, toTable, toJson, toShell, toAdmonition][section]?.(choose) ?? '',
    `### Limits ${section + 1}`,
    `${toParagraph(choose)} ${toLink(index, section, count)}`,
  ];
  return parts.join('\n\n');
}

/** A link by file to a page that always exists: the next one, the next folder, the first page … */
function toLink(index: number, section: number, count: number): string {
  const step = [1, PAGES_PER_FOLDER, 7, 131, count - index][section] ?? 1;
  const target = (index + step) % count;
  return `Read [the next topic](../${toFile(target)}) as well.`;
}

const subjects = ['a team', 'a division', 'an SG user', 'an external user', 'a customer', 'a task'];
const verbs = ['create', 'update', 'delete', 'find', 'invite', 'move', 'archive', 'restore'];

const sentences = [
  'Every request carries an access token, and a token lives thirty minutes.',
  'The answer has the status `200` and the resource as it is after the change.',
  'A page after the last one has no items; that is not an error.',
  'Send `If-Match` with the `ETag` of your last read, or the last writer wins.',
  'The name has to be unique in its division, and the case of letters does not matter.',
  'Ids are opaque: compare them, keep them, and never take them apart.',
  'When the limit of 600 requests a minute is reached, wait as long as `Retry-After` says.',
  'The sandbox is reset every night at **03:00 JST**; production never is.',
  'An administrator can undo this for thirty days, after which it is gone.',
  'Timestamps are in UTC, and dates have no time zone at all.',
];

function toParagraph(choose: Choose): string {
  return [0, 1, 2, 3, 4, 5].map(() => choose(sentences)).join(' ');
}

function toList(choose: Choose): string {
  return [0, 1, 2, 3].map(() => `- ${choose(sentences)}`).join('\n');
}

function toTable(choose: Choose): string {
  const rows = ['name', 'divisionId', 'memberIds', 'createdAt', 'updatedAt'].map(
    (field) =>
      `| \`${field}\` | ${choose(['text', 'list of ids', 'timestamp'])} | ${choose(sentences)} |`,
  );
  return ['| Field | Type | Meaning |', '| --- | --- | --- |', ...rows].join('\n');
}

function toJson(choose: Choose): string {
  return `\`\`\`json title="Answer"
{
  "id": "team_01HZY3V8K4Q9W2N7T5R6M0XBCD",
  "name": "${choose(['Last-mile delivery', 'Warehouse Ota', 'Customer onboarding'])}",
  "memberIds": ["sgu_01HZY3V8K4Q9W2N7T5R6M0XBCE", "sgu_01HZY3V8K4Q9W2N7T5R6M0XBCF"],
  "createdAt": "2024-05-20T09:30:00Z",
  "openTasks": ${choose([0, 3, 12, 40])}
}
\`\`\``;
}

function toShell(choose: Choose): string {
  return `\`\`\`bash title="Request"
curl --request ${choose(['POST', 'PATCH', 'DELETE'])} \\
  --url https://api.sandbox.easier.example/v1/teams/team_01HZY3V8K4Q9W2N7T5R6M0XBCD \\
  --header "Authorization: Bearer $TOKEN" \\
  --header 'Content-Type: application/json'
\`\`\``;
}

function toAdmonition(choose: Choose): string {
  return `:::${choose(['note', 'tip', 'info', 'warning'])}\n${choose(sentences)}\n:::`;
}
