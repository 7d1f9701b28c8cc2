import type { PageDocument } from './search-document';
import { toPlain } from './word-forms';

/** The score of a page whose name is the query. */
export const NAME_SCORE = 20;

/** A page's name, typed whole or in part, comes before everything else. */
export function scoreName({ t, f: facts }: PageDocument, asked: string): number {
  if (asked === '') return 0;
  const names = [
    t,
    facts?.id ?? '',
    facts?.path ?? '',
    `${facts?.method ?? ''} ${facts?.path ?? ''}`,
  ];
  const scores = names.map(toPlain).map((name) => {
    if (name === asked) return NAME_SCORE;
    return asked.length > 2 && name.startsWith(asked)
      ? (NAME_SCORE / 4) * (asked.length / name.length)
      : 0;
  });
  return Math.max(...scores) * (facts?.kind === 'schema' || facts?.last === true ? 0.25 : 1);
}
