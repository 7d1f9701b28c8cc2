/**
 * A function that works out its answer once for each object that it is asked about, for as long as that
 * object lives: thousands of pages ask the same things of one table. The object must never change.
 */
/* @__NO_SIDE_EFFECTS__ */ // A bundle leaves out what nothing calls.
export function oncePer<Key extends object, Answer>(
  answer: (key: Key) => Answer,
): (key: Key) => Answer {
  const answers = new WeakMap<Key, { readonly value: Answer }>();
  return (key) => {
    const known = answers.get(key);
    if (known !== undefined) return known.value;
    const value = answer(key);
    answers.set(key, { value });
    return value;
  };
}

/**
 * Remembers what was worked out for a text, up to a number of texts: then it forgets all of them. So what
 * is asked again soon is there, and a large document does not fill the memory.
 */
export function createMemory<Value>(most: number): (key: string, make: () => Value) => Value {
  const known = new Map<string, Value>();
  return (key, make) => {
    const found = known.get(key);
    if (found !== undefined) return found;
    const value = make();
    if (known.size >= most) known.clear();
    known.set(key, value);
    return value;
  };
}
