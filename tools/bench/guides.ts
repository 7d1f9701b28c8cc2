import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const GUIDES_PER_FOLDER = 50;

/** Writes generated guides into a folder; the same number of guides always has the same texts. */
export async function writeGuides(folder: string, count: number): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    const path = join(folder, toGuideFile(index));
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, toGuide(index, count));
  }
}

/** The file of a guide in the folder of all guides. */
export function toGuideFile(index: number): string {
  const [area, topic] = [Math.floor(index / GUIDES_PER_FOLDER), index % GUIDES_PER_FOLDER];
  return `area-${area + 1}/topic-${topic + 1}.mdx`;
}

/** A guide of about 5 kB with what guides have. Its number makes its code differ, so that it is highlighted. */
export function toGuide(index: number, count: number): string {
  const toText = (seed: number) => sentences.map((_, place) => toSentence(seed + place)).join(' ');
  const samples = [
    [0, 1, 2, 3].map((place) => `- ${toSentence(index + place)}`).join('\n'),
    `| Field | Meaning |\n| --- | --- |\n| \`name\` | ${toSentence(index)} |\n| \`teamId\` | Team ${index} |`,
    `\`\`\`json title="Answer"\n{\n  "id": "team_${index}",\n  "name": "Ota",\n  "openTasks": 12\n}\n\`\`\``,
    `\`\`\`bash title="Request"\ncurl --request PATCH \\\n  --url https://api.easier.example/v1/teams/${index}\n\`\`\``,
    `:::note\n${toSentence(index)}\n:::`,
  ];
  const next = toGuideFile((index + 1) % count);
  return [
    `---\ntitle: Manage team ${index + 1}\ndescription: Fields, limits and failures.\n---`,
    ...samples.flatMap((sample, section) => [
      `## Use of team ${section + 1}`,
      toText(index + section),
      sample,
      `### Limits ${section + 1}`,
      `${toText(index + section * 3)} Read [the next topic](../${next}) as well.\n`,
    ]),
  ].join('\n\n');
}

const sentences = [
  'Every request carries an access token, and a token lives thirty minutes.',
  'The answer has the status `200` and the resource as it is after the change.',
  'A page after the last one has no items; that is not an error.',
  'Send `If-Match` with the `ETag` of your last read, or the last writer wins.',
  'The name has to be unique in its division, and the case of letters does not matter.',
  'When the limit of 600 requests a minute is reached, wait as long as `Retry-After` says.',
  'The sandbox is reset every night at **03:00 JST**; production never is.',
];

function toSentence(seed: number): string {
  return sentences[seed % sentences.length] ?? '';
}
