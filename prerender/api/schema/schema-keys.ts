/** Where a schema stands in the document: the keys that lead to it. */
export type SchemaKeys = readonly string[];
