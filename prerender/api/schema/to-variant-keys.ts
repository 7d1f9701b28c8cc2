import type { Union } from '../../../src/model/schema/schema';

/**
 * What the variants of each union of a schema are called in anchors: by the value that decides for them,
 * else by their label, each name once.
 */
export function toVariantKeys(unions: readonly Union[]): readonly (readonly string[])[] {
  const taken = new Set<string>();
  return unions.map(({ variants }) =>
    variants.map(({ values, label }) => {
      const name = (values?.[0] ?? label).trim().replaceAll(/\s+/g, '-');
      let key = name;
      for (let count = 2; taken.has(key); count++) key = `${name}-${count}`;
      taken.add(key);
      return key;
    }),
  );
}
