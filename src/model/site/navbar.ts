/** An item of the navbar, as `content/site.ts` lists it. */
export type NavbarItem =
  /** The first page of the guides. */
  | { readonly type: 'guides'; readonly label?: string }
  /** The first page of a sidebar, by its name in `content/sidebars.ts`. */
  | { readonly type: 'sidebar'; readonly id: string; readonly label: string }
  /** A guide, by its id. */
  | { readonly type: 'doc'; readonly id: string; readonly label: string }
  /** An API, by the name of its file; without one, the first. */
  | { readonly type: 'api'; readonly id?: string; readonly label?: string }
  | { readonly type: 'link'; readonly href: string; readonly label: string };

/** Site paths by {@link toAddressKey}; an item without a page has none. */
export type GuideAddresses = Readonly<Record<string, string>>;

/** The key of the address of an item that leads to a guide. */
export function toAddressKey(item: Extract<NavbarItem, { type: 'guides' | 'sidebar' | 'doc' }>) {
  return item.type === 'guides' ? item.type : `${item.type}:${item.id}`;
}
