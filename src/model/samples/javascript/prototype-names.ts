import type { HttpHeader } from '../../request/http-request';

const prototypeName = /^(__proto__|constructor|prototype)$/i;

/** Leaves out headers whose names some JavaScript clients take for an attack on prototypes, with a word about it. */
export function withoutPrototypeNames(
  headers: readonly HttpHeader[],
  client: string,
): { readonly headers: readonly HttpHeader[]; readonly limitations: readonly string[] } {
  return {
    headers: headers.filter(([name]) => !prototypeName.test(name)),
    limitations: headers
      .filter(([name]) => prototypeName.test(name))
      .map(([name]) => `${client} cannot send a header called ${name}.`),
  };
}
