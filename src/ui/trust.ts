/** The part of Trusted Types that the site uses; not all browsers have them. */
interface TrustedTypes {
  readonly createPolicy: <Rules extends object>(name: string, rules: Rules) => Rules;
}

/** Makes a policy of Trusted Types; those that may be made are in `prerender/html/content-policy.ts`. */
export function createTrust<Rules extends object>(name: string, rules: Rules): Rules | undefined {
  return (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy(name, rules);
}

const policy = createTrust('site', { createHTML: (html: string) => html });

/** Marks HTML that the build has made, never what a reader has typed. */
export function toTrustedHtml(html: string): string {
  return policy?.createHTML(html) ?? html;
}
