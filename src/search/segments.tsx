import type { Segment } from '../model/search/highlighting';

/** A text with its matches marked. */
export function Segments({ segments }: { readonly segments: readonly Segment[] }) {
  return segments.map(({ text, marked }, index) =>
    marked ? <mark key={index}>{text}</mark> : text,
  );
}
