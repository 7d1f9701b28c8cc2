/** An error's message and those of its causes, joined by "Cause:". */
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
    // A circular or otherwise unwritable value: its kind is all that can be said.
    return Object.prototype.toString.call(value);
  }
}

function findCause(error: unknown): unknown {
  return error instanceof Error ? error.cause : undefined;
}
