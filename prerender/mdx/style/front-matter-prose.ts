import { isMap, isScalar } from 'yaml';
import { parseYamlSource, toNodePosition } from '../../sources/yaml-source';
import type { Prose } from './prose';
import { OBJECT } from './prose';

const kinds: Readonly<Record<string, Prose['kind']>> = {
  title: 'title',
  description: 'text',
  sidebar_label: 'label',
  pagination_label: 'label',
};

const IGNORED = /#\s*style-ignore\s*$/;

/** The texts of a guide's front matter, except those that a comment excuses. */
export function listFrontMatterProse(yaml: string): readonly Prose[] {
  // The front matter starts on the file's second line.
  const source = parseYamlSource('', yaml, 1);
  const lines = ['', ...yaml.split(/\r?\n/)];
  const { contents } = source.yaml;
  if (!isMap(contents)) return [];
  return contents.items.flatMap(({ key, value }): readonly Prose[] => {
    const kind = isScalar(key) ? kinds[String(key.value)] : undefined;
    if (kind === undefined || !isScalar(value) || typeof value.value !== 'string') return [];
    const { line, column } = toNodePosition(source, value);
    if ([lines[line - 2], lines[line - 1]].some((each) => IGNORED.test(each ?? ''))) return [];
    const start = value.type?.startsWith('QUOTE') === true ? column + 1 : column;
    const isOnOneLine = value.type?.startsWith('BLOCK') !== true;
    const rest = (lines[line - 1] ?? '').slice(start - 1);
    return [
      {
        kind,
        text: value.value.replaceAll(/`[^`]*`/g, (code) => OBJECT.repeat(code.length)),
        findPosition: (index) => ({
          line,
          column: isOnOneLine && index < rest.length ? start + index : column,
        }),
      },
    ];
  });
}
