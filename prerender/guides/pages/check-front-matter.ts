import { posix } from 'node:path';
import type { Problem } from '../../diagnostics/problem';
import type { DocName } from './doc-name';
import { findContentTitle } from './find-content-title';
import type { FrontMatter } from '../front-matter/front-matter-fields';
import type { ParsedGuide } from '../front-matter/parse-front-matter';
import { START } from '../../sources/position';

type Complaint = Pick<Problem, 'severity' | 'message' | 'hint'>;

/** What is wrong with values that have their forms, at the keys that hold them. */
export function checkFrontMatter(
  file: string,
  parsed: ParsedGuide,
  { name }: DocName,
): readonly Problem[] {
  const { frontMatter, positions } = parsed;
  const { draft, unlisted } = frontMatter;
  const found: (readonly [string, Complaint] | false)[] = [
    name.includes('/') && ['id', toSlashComplaint(name)],
    draft === true && unlisted === true && ['draft', draftAndUnlisted],
    isCrossed(frontMatter) && ['toc_min_heading_level', levelsCrossed],
    isUntitled(parsed) && ['title', untitled],
  ];
  return found
    .filter((complaint) => complaint !== false)
    .map(([key, complaint]) => ({ file, ...(positions.get(key) ?? START), ...complaint }));
}

/** A slug, or a file's name, that cannot be an address. */
export function toSlugProblem(
  file: string,
  { positions }: ParsedGuide,
  { name, source }: DocName,
  slug: string,
): Problem {
  return {
    file,
    ...(positions.get('slug') ?? START),
    severity: 'error',
    message: `We couldn't compute a valid slug for document with ID "${name}" in "${posix.dirname(source)}" directory.\nThe slug we computed looks invalid: ${slug}.`,
    hint: 'Add "slug: /my/path" to the front matter, without "?", "#" and "..", or rename the file.',
  };
}

/** Without a lowest level the table reaches down as far as its highest. */
function isCrossed({
  toc_min_heading_level: min = 2,
  toc_max_heading_level: max = 6,
}: FrontMatter): boolean {
  return min > max;
}

/** A page whose front matter cannot be read may well have a title. */
function isUntitled({ positions, body, problems }: ParsedGuide): boolean {
  if (positions.has('title') || problems.some(({ severity }) => severity === 'error')) return false;
  return findContentTitle(body) === undefined;
}

function toSlashComplaint(name: string): Complaint {
  const last = name.slice(name.lastIndexOf('/') + 1);
  return {
    severity: 'error',
    message: `Document id "${name}" cannot include slash.`,
    hint: `Move the file into the folder, and write the last part alone, as in "id: ${last}".`,
  };
}

const draftAndUnlisted: Complaint = {
  severity: 'error',
  message: "Can't be draft and unlisted at the same time.",
  hint: 'Remove "draft" or "unlisted".',
};

const levelsCrossed: Complaint = {
  severity: 'error',
  message: '"toc_min_heading_level" must not be greater than "toc_max_heading_level".',
  hint: 'Write them as in "toc_min_heading_level: 2" and "toc_max_heading_level: 4".',
};

const untitled: Complaint = {
  severity: 'warning',
  message: 'The page has no title.',
  hint: 'Add "title: …" to the front matter, or begin the text with "# …".',
};
