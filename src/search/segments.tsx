import type { Segment } from '../model/search/marks';

/**
 * A text with its matches marked. Another text takes its place as a whole: a browser's translator puts elements of
 * its own in the place of texts, so that React cannot change a part of them.
 */
export function Segments({ segments }: { readonly segments: readonly Segment[] }) {
  return (
    <span key={segments.map(({ text, marked }) => (marked ? `<${text}>` : text)).join('')}>
      {segments.map(({ text, marked }, index) => (marked ? <mark key={index}>{text}</mark> : text))}
    </span>
  );
}
