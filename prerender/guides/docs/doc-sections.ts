import GithubSlugger from 'github-slugger';
import { toAnchorText } from '../../text/slug';
import { toPlainText } from './doc-text';

/** A heading of a guide and the text up to the next one. */
export interface DocSection {
  /** Empty for text before the first heading. */
  readonly title: string;
  /** With its leading `#`, or empty. */
  readonly hash: string;
  readonly content: string;
}

/**
 * The sections of a guide as it is written, for a search that must not wait until a thousand guides are compiled:
 * the same headings and anchors as on its page, and nearly the same words. What components add is missing.
 */
export function toDocSections(text: string): readonly DocSection[] {
  const blocks = splitBlocks(toBody(text));
  const slugger = new GithubSlugger();
  // Generated anchors never repeat an explicit one.
  for (const { anchor } of blocks) if (anchor !== undefined) slugger.occurrences[anchor] = 0;
  const drafts: Draft[] = [{ title: '', hash: '', texts: [] }];
  for (const { depth, anchor, text: own } of blocks) {
    // The page says its title anyway.
    if (depth === 1) continue;
    const id = depth === undefined ? '' : (anchor ?? slugger.slug(toAnchorText(own)));
    if (depth === undefined || depth > DEEPEST) drafts.at(-1)?.texts.push(own);
    else drafts.push({ title: own, hash: `#${id}`, texts: [] });
  }
  return drafts
    .map(({ title, hash, texts }) => ({ title, hash, content: condense(texts.join(' ')) }))
    .filter(({ title, content }) => title !== '' || content !== '');
}

/** Text below a deeper heading belongs to the section around it. */
const DEEPEST = 3;

interface Draft {
  readonly title: string;
  readonly hash: string;
  readonly texts: string[];
}

interface Block {
  readonly text: string;
  /** The level of a heading; undefined for other text. */
  readonly depth?: number;
  /** The anchor of a heading, if it is written. */
  readonly anchor?: string | undefined;
}

/** The text of a guide without its front matter. */
export function toBody(text: string): string {
  return text.replace(/^\uFEFF?---[ \t]*\r?\n[^]*?\r?\n---[ \t]*(?:\r?\n|$)/, '');
}

const FENCE = /^\s*(`{3,}|~{3,})(.*)$/;

function splitBlocks(body: string): readonly Block[] {
  const blocks: Block[] = [];
  let prose: string[] = [];
  let fence: string | undefined;
  const endProse = () => {
    blocks.push(...readProse(prose.join('\n')));
    prose = [];
  };
  for (const line of body.split(/\r?\n/)) {
    const [, mark = '', info = ''] = FENCE.exec(line) ?? [];
    if (fence !== undefined) {
      if (mark.startsWith(fence) && info.trim() === '') fence = undefined;
      else blocks.push({ text: line });
    } else if (mark === '' || (mark.startsWith('`') && info.includes('`'))) prose.push(line);
    else {
      endProse();
      fence = mark;
      blocks.push({ text: listShownValues(info) });
    }
  }
  endProse();
  return blocks;
}

function readProse(text: string): readonly Block[] {
  const lines = text
    .replaceAll(/\{\/\*[^]*?\*\/\}|<!--[^]*?-->/g, '')
    // Up to the next empty line, as MDX reads them.
    .replaceAll(/^(?:import|export)\s[^]*?(?=\n\s*\n|$(?![^]))/gm, '')
    // A component whose props take several lines.
    .replaceAll(/^[ \t]*<[A-Za-z][^<>`\n]*\n[^<>`]*>/gm, listShownValues)
    .split('\n');
  return lines.flatMap((line, index): readonly Block[] => {
    const next = lines[index + 1] ?? '';
    if (isRule(line)) return [];
    const [, marks, marked] = /^ {0,3}(#{1,6})(?:[ \t]+(.*))?$/.exec(line) ?? [];
    if (marks !== undefined) return [toHeading(marked ?? '', marks.length)];
    const underline = line.trim() === '' ? undefined : /^ {0,3}(=+|-+)[ \t]*$/.exec(next)?.[1];
    if (underline !== undefined) return [toHeading(line, underline.startsWith('=') ? 1 : 2)];
    return [{ text: toLineText(line) }];
  });
}

/** Lines without words: thematic breaks, underlines of headings, and those below the head of a table. */
function isRule(line: string): boolean {
  return /^[\s|:=*_+-]*$/.test(line);
}

function toHeading(marked: string, depth: number): Block {
  const [, before = marked, anchor] = /^(.*?)\s*\{#([^\s{}]+)\}\s*$/.exec(marked) ?? [];
  const text = condense(toPlainText(before.replace(/(?:^|\s+)#+\s*$/, '')));
  return { text, depth, anchor };
}

const CODE = /(`+[^`]+`+)/;

function toLineText(line: string): string {
  const directive = /^\s*:::+\s*[\w-]*\s*(?:\[(.*)\]|(.*))$/.exec(line);
  if (directive !== null) return toPlainText(directive[1] ?? directive[2] ?? '');
  const parts = line.split(CODE).map((part) => {
    if (CODE.test(part)) return part;
    return part.replaceAll(/<[A-Za-z][^<>]*>/g, listShownValues).replaceAll('|', ' ');
  });
  return toPlainText(parts.join(''));
}

/** What a component or a fence says to readers by its props. */
function listShownValues(tag: string): string {
  const values = tag.matchAll(
    /\b(?:title|label|summary|caption|description|alt)=(?:"([^"]*)"|'([^']*)')/g,
  );
  return ` ${Array.from(values, ([, one, other]) => one ?? other ?? '').join(' ')} `;
}

function condense(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
