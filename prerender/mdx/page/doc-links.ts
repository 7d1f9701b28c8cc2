/** Finds the site path of the doc that a link between files means. */
export interface DocLinks {
  /**
   * `fromFile` is the path of the page from the project's root, `url` the link without query and
   * hash. Undefined when no doc is there.
   */
  readonly findPath: (fromFile: string, url: string) => string | undefined;
}
