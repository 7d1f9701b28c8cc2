/** A day or a moment as readers see it: `Jul 5, 2024`, by the clock of UTC. */
export function formatDate(date: string, locale = 'en'): string {
  return new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(date));
}
