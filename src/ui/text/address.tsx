/** A URL or a path that breaks after its slashes, and not within a word. Copied, it has no invisible characters. */
export function Address({ text }: { readonly text: string }) {
  return text
    .split(/(?<=[^/]\/)(?=[^/])/)
    .flatMap((part, index) => (index > 0 ? [<wbr key={index} />, part] : part));
}
