/** Formats a date or a timestamp for readers: `Jul 5, 2024`, in UTC. */
export function formatDate(date: string, locale = 'en'): string {
  return new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(date));
}
