import type { PageDocuments } from '../../prerender/search/page-documents';
import { adjectives, areas, guideKinds, nouns, verbs } from './vocabulary';
import { toCamel, toCapital, Writer } from './writer';

const PER_KIND = 10;
const KINDS = 10;

/** What is searched of many guides of about 5 kB each; a number of guides is always the same ones. */
export function toGuidePages(count: number): PageDocuments[] {
  return Array.from({ length: count }, (_, index) => toGuidePage(index, count));
}

function toGuidePage(index: number, count: number): PageDocuments {
  const { title, url, area, kind, topic } = toHead(index);
  const writer = new Writer(`42:body:${index}`);
  const codes = [writer.pick(['ts', 'bash']), writer.pick(['json', 'ts', 'bash'])];
  const linked = [(index + 1) % count, writer.count(0, count - 1), writer.count(0, count - 1)];
  const toLink = (place: number) => `See ${toHead(linked[place] ?? 0).title} for the details.`;
  const sections: { title: string; hash: string; content: string }[] = [];
  const start = (heading: string, ...texts: readonly string[]) => {
    const hash = sections.length === 0 ? '' : `#${slug(heading)}-${sections.length}`;
    sections.push({ title: heading, hash, content: texts.join(' ') });
  };
  const add = (...texts: readonly string[]) => {
    const last = sections.at(-1);
    if (last) last.content = [last.content, ...texts].join(' ');
  };
  start(title, writer.paragraph(2, 4), writer.paragraph(2, 4), toLink(0));
  const headings = writer.count(4, 6);
  for (let heading = 0; heading < headings; heading += 1) {
    start(`${toCapital(writer.verb())} the ${writer.noun()} ${writer.noun()}`);
    add(writer.paragraph(2, 5), ...(heading === 2 ? [toLink(1)] : []));
    if (heading === 0) add(toCode(writer, codes[0] ?? ''), writer.paragraph(1, 3));
    if (heading === 1) add(...writer.sentences(3, 6));
    if (heading === 2) add(`About the ${writer.noun()}`, writer.paragraph(1, 2));
    if (heading === 3) add(toTable(writer));
    const parts = writer.count(0, 2);
    for (let part = 0; part < parts; part += 1) {
      start(`${toCapital(writer.adjective())} ${writer.noun()} ${writer.noun()}`);
      add(writer.paragraph(2, 4));
    }
  }
  add(toCode(writer, codes[1] ?? ''), ...writer.sentences(3, 5), writer.paragraph(1, 3), toLink(2));
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
  const area = areas[Math.floor(index / (PER_KIND * KINDS)) % areas.length] ?? '';
  const place = Math.floor(index / PER_KIND) % KINDS;
  const kind = guideKinds[place] ?? '';
  const writer = new Writer(`42:page:${index}`);
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

function toTable(writer: Writer): string {
  const rows = Array.from({ length: writer.count(4, 8) }, () =>
    [
      toCamel(writer.noun(), writer.noun()),
      writer.pick(['string', 'number', 'boolean', 'string[]']),
      writer.count(0, 500),
      `${toCapital(writer.verb())} the ${writer.adjective()} ${writer.noun()}.`,
    ].join(' '),
  );
  return ['Option Type Default Description', ...rows].join(' ');
}

function toCode(writer: Writer, language: string): string {
  const [run, first, second, third] = [
    writer.identifier(),
    toCamel(writer.noun()),
    toCamel(writer.noun()),
    toCamel(writer.noun()),
  ];
  if (language === 'ts') {
    const [options, result] = [`${toCapital(first)}Options`, `${toCapital(second)}Result`];
    return `import { ${run}, type ${options} } from '@acme/sdk' interface ${result} { id: string ${first}: ${options} ${third}?: readonly string[] } // ${toCapital(writer.verb())} the ${second} and wait for the ${third} export async function run(input: string): Promise<${result}> { const ${first} = { retries: ${writer.count(1, 9)}, timeoutMs: ${writer.count(1, 60) * 500}, region: 'eu-${writer.count(1, 4)}' } const result = await ${run}(input, ${first}) if (!result.ok) { throw new Error(\`${second} failed: \${result.status}\`) } return { id: result.id, ${first}, ${third}: result.items.map((item) => item.name) } }`;
  }
  if (language === 'json') {
    return JSON.stringify({
      [first]: {
        enabled: writer.isLikely(),
        limit: writer.count(10, 900),
        mode: writer.adjective(),
      },
      [second]: [writer.noun(), writer.noun(), writer.noun()],
      [third]: { id: `${third}_${writer.count(1e5, 9e5)}`, ratio: writer.count(1, 99) / 100 },
    });
  }
  return `# ${toCapital(writer.verb())} the ${writer.noun()} acme ${writer.verb()} ${first} --${writer.noun()} ${writer.count(1, 99)} --${writer.adjective()} --region "eu-${writer.count(1, 4)}" export ACME_${second.toUpperCase()}="$(acme ${third} get --format json | jq -r .id)" curl -sS -X POST "https://api.acme.test/v1/${first}s" -H "Authorization: Bearer $ACME_TOKEN" -d @${third}.json`;
}

function slug(text: string): string {
  return text.toLowerCase().replaceAll(' ', '-');
}
