/**
 * A name from code as words in sentence case: `getTeamApiKey` → `Get team API key`, `pets.list_all` → `Pets list all`.
 */
export function toWords(name: string): string {
  const text = name.normalize('NFC');
  // A name in capitals has no acronyms that can be told.
  const isShouted = !/\p{Ll}/u.test(text);
  const words = [...text.matchAll(word)].map(([one]) => toWord(one, isShouted)).join(' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Names that change case inside; acronyms, perhaps several (`IDs`); capitalised and small words; numbers; other scripts. */
const word =
  /OAuth\d*|IPv[46]|GitHub|\p{Lu}{2,}s(?!\p{Ll})|\p{Lu}+(?!\p{Ll})\p{N}*|\p{Lu}?[\p{Ll}\p{M}]+\p{N}*|\p{N}+|[\p{Lt}\p{Lo}\p{Lm}\p{M}]+/gu;

function toWord(text: string, isShouted: boolean): string {
  const small = text.toLowerCase();
  const known = acronyms.get(small);
  if (known !== undefined) return known;
  const isAcronym = !isShouted && /^\p{Lu}{2}|^\p{Lu}+\p{Ll}+\p{Lu}/u.test(text);
  return isAcronym ? text : small;
}

const acronyms: ReadonlyMap<string, string> = new Map(
  `
    AI API APIs AWS CDN CLI CORS CPU CRM CSS CSV DNS FAQ FTP GitHub GPU GUID HTML HTTP
    HTTPS IAM IBAN ID IDs IP IPs IPv4 IPv6 JSON JWT KYC LDAP MFA OAuth OAuth2 OTP PDF
    PNG QR RSS SAML SDK SKU SLA SMS SQL SSH SSL SSO SVG TLS TOTP TTL UI URI URIs URL URLs
    UUID VAT VPN XML YAML
  `
    .trim()
    .split(/\s+/)
    .map((acronym) => [acronym.toLowerCase(), acronym]),
);
