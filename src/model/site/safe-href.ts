/** Whether an address that a document names may be a link: it is complete, and opening it runs nothing. */
export function isSafeHref(href: string): boolean {
  return /^(?:https?:\/\/[^\s\\/]|mailto:\S)/i.test(href);
}
