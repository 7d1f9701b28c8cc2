/** An item of the main navigation. */
export interface NavigationLink {
  readonly id: string;
  readonly label: string;
  readonly href: string;
}
