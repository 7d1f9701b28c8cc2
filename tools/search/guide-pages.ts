import type { PageDocuments } from '../../prerender/search/page-documents';
import { adjectives, areas, guideKinds, nouns, verbs } from './vocabulary';
import { createWriter, toCapital } from './writer';
import type { Writer } from './writer';

const PER_KIND = 10;

/** The search documents of many guides of about 5 kB each; the same number always gives the same guides. */
export function toGuidePages(count: number): PageDocuments[] {
  return Array.from({ length: count }, (_, index) => toGuidePage(index, count));
}

function toGuidePage(index: number, count: number): PageDocuments {
  const { title, url, area, kind, topic } = toHead(index);
  const writer = createWriter(`42:body:${index}`);
  const { fill, write } = writer;
  const [code, lastCode] = [writer.pick(['ts', 'bash']), writer.pick(['json', 'ts', 'bash'])];
  const linked = [(index + 1) % count, writer.count(0, count - 1), writer.count(0, count - 1)];
  const links = linked.map((other) => `See ${toHead(other).title} for the details.`);
  const sections = [{ title, hash: '', content: [write(2, 4), write(2, 4), links[0]].join(' ') }];
  const add = (heading: string, ...texts: readonly string[]) => {
    const hash = `#${slug(heading)}-${sections.length}`;
    sections.push({ title: heading, hash, content: ['', ...texts].join(' ') });
  };
  const extras = [
    () => [toCode(writer, code), write(1, 3)],
    () => [write(3, 6)],
    () => [links[1] ?? '', fill('About the <noun>'), write(1, 2)],
    () => [toTable(writer)],
  ];
  const headings = writer.count(4, 6);
  for (let heading = 0; heading < headings; heading += 1) {
    add(fill('<Verb> the <noun> <noun>'), write(2, 5), ...(extras[heading]?.() ?? []));
    const parts = writer.count(0, 2);
    for (let part = 0; part < parts; part += 1) add(fill('<Adjective> <noun> <noun>'), write(2, 4));
  }
  const end = [toCode(writer, lastCode), write(3, 5), write(1, 3), links[2]].join(' ');
  const last = sections.at(-1);
  if (last) last.content += ` ${end}`;
  return {
    url,
    title,
    breadcrumb: [toCapital(area.replaceAll('-', ' ')), toCapital(kind)],
    description: `How to ${topic} in ${area.replaceAll('-', ' ')} ${kind}.`,
    keywords: '',
    sections,
  };
}

function toHead(index: number) {
  const place = Math.floor(index / PER_KIND) % guideKinds.length;
  const [kind = '', area = ''] = [
    guideKinds[place],
    areas[Math.floor(index / (PER_KIND * guideKinds.length)) % areas.length],
  ];
  const writer = createWriter(`42:page:${index}`);
  const [verb, adjective, noun] = [writer.pick(verbs), writer.pick(adjectives), writer.pick(nouns)];
  const number = `${area.slice(0, 3).toUpperCase()}-${place + 1}.${(index % PER_KIND) + 1}`;
  const topic = `${verb} the ${adjective} ${noun}`;
  return {
    area,
    kind,
    topic,
    title: `${toCapital(topic)} (${number})`,
    url: `/docs/${area}/${kind}/${slug(`${verb} ${adjective} ${noun}`)}-${index + 1}`,
  };
}

function toTable({ count, fill }: Writer): string {
  const row = '<option> <string|number|boolean|string[]> <0-500> <Verb> the <adjective> <noun>.';
  const rows = Array.from({ length: count(4, 8) }, () => fill(row));
  return ['Option Type Default Description', ...rows].join(' ');
}

function toCode({ count, pick, fill }: Writer, language: string): string {
  const run = fill('<function>');
  const [first = '', second = '', third = ''] = ['<name>', '<name>', '<name>'].map(fill);
  if (language === 'json')
    return JSON.stringify({
      [first]: { enabled: pick([false, true]), limit: count(10, 900), mode: fill('<adjective>') },
      [second]: ['<noun>', '<noun>', '<noun>'].map(fill),
      [third]: { id: fill(`${third}_<100000-900000>`), ratio: count(1, 99) / 100 },
    });
  if (language === 'bash')
    return fill(
      `# <Verb> the <noun> acme <verb> ${first} --<noun> <1-99> --<adjective> --region "eu-<1-4>" export ACME_${second.toUpperCase()}="$(acme ${third} get --format json | jq -r .id)" curl -sS -X POST "https://api.acme.test/v1/${first}s" -H "Authorization: Bearer $ACME_TOKEN" -d @${third}.json`,
    );
  const [options, result] = [`${toCapital(first)}Options`, `${toCapital(second)}Result`];
  const start = fill(
    `import { ${run}, type ${options} } from '@acme/sdk' interface ${result} { id: string ${first}: ${options} ${third}?: readonly string[] } // <Verb> the ${second} and wait for the ${third} export async function run(input: string): Promise<${result}> { const ${first} = { retries: <1-9>, timeoutMs: `,
  );
  return `${start}${count(1, 60) * 500}, region: 'eu-${count(1, 4)}' } const result = await ${run}(input, ${first}) if (!result.ok) { throw new Error(\`${second} failed: \${result.status}\`) } return { id: result.id, ${first}, ${third}: result.items.map((item) => item.name) } }`;
}

function slug(text: string): string {
  return text.toLowerCase().replaceAll(' ', '-');
}
