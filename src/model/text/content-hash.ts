/** A short name for a text, from two hashes of 32 bits (FNV-1a): other texts have other names. */
export function hashContent(text: string): string {
  return toHash(text, 0x811c9dc5) + toHash(text, 0x9747b28c);
}

function toHash(text: string, seed: number): string {
  let hash = seed;
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  // The last letters have not reached the high bits yet.
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash ^= hash >>> 13;
  return (hash >>> 0).toString(36).padStart(7, '0');
}
