/** How to load one of the pages of an API, which may have thousands. */
export interface PageSource<Module> {
  readonly load: () => Promise<Module>;
  /** The path of its data file, below the base; none in development, where it is a module. */
  readonly file?: string;
}
