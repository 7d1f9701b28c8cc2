/** How a language writes lists and maps. */
export interface LayoutStyle {
  readonly indent: string;
  /** What stands inside the brackets of a one-line map. */
  readonly padding: '' | ' ';
  readonly trailingComma: boolean;
}

type Brackets = readonly [open: string, close: string];

const inlineWidth = 70;

/** Writes items on one line if they are short, otherwise one a line; `depth` is that of the line it starts on. */
export function layOut(
  brackets: Brackets,
  items: readonly string[],
  depth: number,
  style: LayoutStyle,
): string {
  const [open, close] = brackets;
  if (items.length === 0) return open + close;
  const padding = open.endsWith('{') ? style.padding : '';
  const inline = `${open}${padding}${items.join(', ')}${padding}${close}`;
  const fits = inline.length <= inlineWidth && !inline.includes('\n');
  return fits ? inline : breakOut(brackets, items, depth, style);
}

/** Writes one item a line. */
export function breakOut(
  [open, close]: Brackets,
  items: readonly string[],
  depth: number,
  { indent, trailingComma }: LayoutStyle,
): string {
  const inner = items.map((item) => indent.repeat(depth + 1) + item).join(',\n');
  return `${open}\n${inner}${trailingComma ? ',' : ''}\n${indent.repeat(depth)}${close}`;
}
