/** An error's message and those of its causes, joined by "Cause:". Behaviour S2.39. */
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
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function findCause(error: unknown): unknown {
  return error instanceof Error ? error.cause : undefined;
}
