import { listReferencedObjects } from '../document/objects';

/** A keyword by which schemas are named or referred to. */
export interface SchemaMark {
  readonly keyword: '$id' | '$anchor' | '$ref' | '$dynamicAnchor' | '$dynamicRef';
  readonly value: string;
  /** Where the schema that has it stands. */
  readonly keys: readonly string[];
}

/** All such keywords of a document, in its order. */
export function listMarkedSchemas(document: unknown): readonly SchemaMark[] {
  return listReferencedObjects(document)
    .filter(({ kind }) => kind === 'schemas')
    .flatMap(({ value, keys }) =>
      keywords.flatMap((keyword) => {
        const mark = value[keyword];
        return typeof mark === 'string' ? [{ keyword, value: mark, keys }] : [];
      }),
    );
}

const keywords = ['$id', '$anchor', '$ref', '$dynamicAnchor', '$dynamicRef'] as const;
