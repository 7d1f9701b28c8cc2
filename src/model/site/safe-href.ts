/** True for an address from a document that can be a link: it is absolute and runs no script. */
export function isSafeHref(href: string): boolean {
  return /^(?:https?:\/\/[^\s\\/]|mailto:\S)/i.test(href);
}
