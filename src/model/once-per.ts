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
 * Remembers what was worked out for a text, of up to `most` texts: those that were asked least lately are
 * forgotten. So what is asked again soon is there, and a large document does not fill the memory.
 */
export function createMemory<Value>(most: number): (key: string, make: () => Value) => Value {
  let [recent, older] = [new Map<string, Value>(), new Map<string, Value>()];
  return (key, make) => {
    const known = recent.get(key);
    if (known !== undefined) return known;
    const value = older.get(key) ?? make();
    // `make` may have asked for others, and so it comes first.
    if (recent.size >= most / 2) [recent, older] = [new Map(), recent];
    recent.set(key, value);
    return value;
  };
}
