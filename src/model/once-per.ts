/**
 * A function that works out its answer once for each object that it is asked about, for as long as that
 * object lives: thousands of pages ask the same things of one table. The object must never change.
 */
export function oncePer<Key extends object, Answer>(
  answer: (key: Key) => Answer,
): (key: Key) => Answer {
  const answers = new WeakMap<Key, { readonly value: Answer }>();
  return (key) => {
    const known = answers.get(key) ?? { value: answer(key) };
    answers.set(key, known);
    return known.value;
  };
}
