/**
 * The name, with a number if it is taken already; afterwards, it is taken, too. Addresses are compared without regard to
 * case.
 */
export function takeName(taken: Set<string>, name: string): string {
  let free = name;
  for (let count = 2; taken.has(free.toLowerCase()); count++) free = `${name}-${count}`;
  taken.add(free.toLowerCase());
  return free;
}
