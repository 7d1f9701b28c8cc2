/** The components that a guide may use without importing them. */
export const mdxComponentNames = ['Admonition', 'CodeBlock'] as const;

/** The admonitions that a writer may open with `:::name`. */
export const admonitionTypes = ['note', 'tip', 'info', 'warning', 'danger'] as const;

export type AdmonitionType = (typeof admonitionTypes)[number];
