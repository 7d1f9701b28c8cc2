import { assertNever } from '../../assert-never';
import type { Edge, Pattern, Repeat } from './pattern';
import { isInSet } from './pattern';

/**
 * Whether a text holds what a pattern describes; undefined where that takes too long to say.
 *
 * It follows all ways at once, as sets of places in the text, so no pattern makes it run away.
 */
export function matchesPattern(pattern: Pattern, text: string): boolean | undefined {
  const walk: Walk = { characters: Array.from(text), steps: 0 };
  const starts = new Set(walk.characters.keys()).add(walk.characters.length);
  const ends = advance(walk, pattern, starts);
  return walk.steps > MAX_STEPS ? undefined : ends.size > 0;
}

const MAX_STEPS = 200_000;

interface Walk {
  readonly characters: readonly string[];
  /** How many places were looked at. */
  steps: number;
}

type Places = ReadonlySet<number>;

const nowhere: Places = new Set();

/** The places after what a pattern describes, for all places before it. */
function advance(walk: Walk, pattern: Pattern, starts: Places): Places {
  walk.steps += starts.size + 1;
  if (walk.steps > MAX_STEPS || starts.size === 0) return nowhere;
  switch (pattern.kind) {
    case 'set':
      return new Set(
        [...starts]
          .filter((place) => {
            const character = walk.characters[place];
            return character !== undefined && isInSet(pattern, character);
          })
          .map((place) => place + 1),
      );
    case 'sequence':
      return pattern.items.reduce((places, item) => advance(walk, item, places), starts);
    case 'choice':
      return new Set(pattern.options.flatMap((option) => [...advance(walk, option, starts)]));
    case 'repeat':
      return repeat(walk, pattern, starts);
    case 'edge':
      return new Set([...starts].filter((place) => isAtEdge(walk, pattern.at, place)));
    case 'ahead':
      return new Set(
        [...starts].filter(
          (place) => advance(walk, pattern.item, new Set([place])).size > 0 !== pattern.isNegative,
        ),
      );
    default:
      return assertNever(pattern);
  }
}

function repeat(walk: Walk, { item, min, max }: Repeat, starts: Places): Places {
  let places = starts;
  for (let count = 0; count < min && places.size > 0; count++) {
    const next = advance(walk, item, places);
    if (isSame(next, places)) break;
    places = next;
  }
  const found = new Set(places);
  let open = places;
  for (let count = min; count < max && open.size > 0; count++) {
    open = new Set([...advance(walk, item, open)].filter((place) => !found.has(place)));
    for (const place of open) found.add(place);
  }
  return found;
}

function isSame(one: Places, other: Places): boolean {
  return one.size === other.size && [...one].every((place) => other.has(place));
}

function isAtEdge({ characters }: Walk, at: Edge, place: number): boolean {
  if (at === 'start') return place === 0;
  if (at === 'end') return place === characters.length;
  const isWordEdge = isWord(characters[place - 1]) !== isWord(characters[place]);
  return isWordEdge === (at === 'word');
}

function isWord(character: string | undefined): boolean {
  return character !== undefined && /^\w$/.test(character);
}
