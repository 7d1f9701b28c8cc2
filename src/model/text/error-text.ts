/** The messages of an error and of its causes, joined by "Cause:". */
export function toErrorText(error: unknown): string {
  const messages: string[] = [];
  const seen = new Set<unknown>();
  for (
    let current = error;
    current !== undefined && !seen.has(current);
    current = findCause(current)
  ) {
    seen.add(current);
    messages.push(current instanceof Error ? current.message : toText(current));
  }
  return messages.join('\n\nCause:\n');
}

function toText(value: unknown): string {
  if (typeof value === 'string') return value;
  try {
    return JSON.stringify(value) ?? typeof value;
  } catch {
    // The value is circular or cannot be serialized otherwise: only its type is known.
    return Object.prototype.toString.call(value);
  }
}

function findCause(error: unknown): unknown {
  return error instanceof Error ? error.cause : undefined;
}
