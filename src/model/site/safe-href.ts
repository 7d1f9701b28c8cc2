/** Whether an address from a document can be used as a link: it is absolute and runs no script. */
export function isSafeHref(href: string): boolean {
  return /^(?:https?:\/\/[^\s\\/]|mailto:\S)/i.test(href);
}
