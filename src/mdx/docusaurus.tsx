import type { ComponentProps, ReactNode } from 'react';

// Guides that come from Docusaurus import these; a guide that is written for this site needs none of them.

/** An image for each colour mode. */
export function ThemedImage({
  sources,
  alt = '',
  ...rest
}: Omit<ComponentProps<'img'>, 'src'> & {
  readonly sources: { readonly light: string; readonly dark: string };
}) {
  // A hidden image that is lazy is not loaded.
  return (
    <>
      <img loading="lazy" {...rest} alt={alt} src={sources.light} className="only-light" />
      <img loading="lazy" {...rest} alt={alt} src={sources.dark} className="only-dark" />
    </>
  );
}

const isBrowser = typeof window !== 'undefined';

/** Where the code of a page runs. */
export const ExecutionEnvironment = {
  canUseDOM: isBrowser,
  canUseEventListeners: isBrowser,
  canUseIntersectionObserver: isBrowser,
  canUseViewport: isBrowser,
};

type Values = Readonly<Record<string, ReactNode>>;

/** A text as it is: each language of this site has its own guides. */
export function Translate({
  children = '',
  values,
}: {
  readonly children?: string;
  readonly values?: Values;
}) {
  return children.split(PLACEHOLDER).map((part, at) => (at % 2 === 0 ? part : values?.[part]));
}

const PLACEHOLDER = /\{(\w+)\}/;

/** The text of a message, with values in place of its placeholders. */
export function translate(
  { message }: { readonly message: string },
  values: Readonly<Record<string, string | number>> = {},
): string {
  const parts = message.split(PLACEHOLDER);
  return parts.map((part, at) => (at % 2 === 0 ? part : String(values[part] ?? ''))).join('');
}

/** Shows nothing: the front matter of a guide says what its head has. */
export function Head(_props: { readonly children?: ReactNode }) {
  return null;
}
