/** True for a name such as `password` or `apiKey`, whose value must not be shown or shared. */
export function isSecretName(name: string): boolean {
  const words = toWords(name);
  return secretWords.test(words) && !harmless.test(words);
}

/** `X-ApiKey`, `api_key` and `apiKey` alike as words: `-x-api-key-`, `-api-key-`. */
function toWords(name: string): string {
  const split = name
    .normalize('NFKC')
    .replaceAll(/(\p{Ll}|\d)(?=\p{Lu})/gu, '$1-')
    .replaceAll(/(\p{Lu})(?=\p{Lu}\p{Ll})/gu, '$1-')
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-');
  return `-${split}-`.toLowerCase();
}

const secretWords = new RegExp(
  [
    // Whole or as a part of a word: `userpassword`, `accesstoken`.
    'passw|passphrase|passcode|secret|credential|token|assertion|api-?key|private-?key|access-?key',
    'session|authori[sz]ation|saml-?re|bearer|cookie|signature|otp-|-otp|captcha|mnemonic',
    // Passwords in the languages of other teams.
    'contrase|senha|kennwort|mot-de-passe|wachtwoord|hasło|parol|пароль|密码|密碼|密钥|口令',
    'パスワード|暗証|비밀번호|mật-khẩu|mat-khau',
    // As a word of its own only: `pass`, never `passenger`.
    '-(?:pass|pwd|pw|pin|key|auth|oauth|jwt|sid|sig|hmac|csrf|xsrf|totp|mfa|nonce|salt|pem|mdp|iban|ssn|cvv|cvc|pan)-',
    // A code that proves something, not one of a country.
    '(?:auth|authentication|confirm|confirmation|verify|verification|security|activation|invite|invitation|access|reset|recovery|backup|device|sms|login|one-time|factor)-code|^-code-$|-code-verifier-',
    '(?:card|account)-?number',
  ].join('|'),
  'u',
);

/** Tokens that only page through a list, and keys that name a thing. */
const harmless =
  /^-(?:(?:next|previous|prev|page|continuation|cursor|sync)-?)+token-$|^-(?:idempotency|sort|order|group|partition|primary|foreign|public|project|issue|object)-key-$/u;

/** True if a text may hold a secret, whatever the name of its value: an address with a token, JSON, a key. */
export function isSecretText(text: string): boolean {
  return [text, findDecoded(text)].some(
    (one) => secretTexts.some((pattern) => pattern.test(one)) || listNames(one).some(isSecretName),
  );
}

function findDecoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // It is not percent-encoded.
    return text;
  }
}

const secretTexts = [
  // A structure of its own, whose members nobody has declared.
  /^\s*(?:\{|\[\s*["[{\d])/,
  /(?<![\w+.-])[a-z][\w+.-]*:\/\/[^/?#\s]*@/i,
  /\b(?:bearer|digest|negotiate)\s+\S/i,
  /\bbasic\s+[\w+/-]{4,}={1,2}/i,
  /\b(?:password|passphrase|secret|token)\s+is\b/i,
  /-----BEGIN/,
  /\beyJ[\w-]{8}/,
  /\b(?:[sr]k_(?:live|test)_|gh[opsu]_|github_pat_|glpat-|xox[a-z]-|AKIA|AIza|ya29\.|SG\.)[\w-]{6}/,
  // As long as a hash or a key, and not the UUID of a thing.
  /(?<![\w+/-])(?![\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\b)(?=[\w+/-]*\d)(?=[\w+/-]*[a-z])[\w+/-]{32,}/i,
];

/** Names to which a text gives a value, as `name=`, `name: `, `"name":` or `<name>`. */
function listNames(text: string): readonly string[] {
  return [
    ...text.matchAll(/(?<![\p{L}\p{M}\p{N}_.$-])([\p{L}\p{M}\p{N}_.$-]+)["'\]]*\s*[:=]/gu),
    ...text.matchAll(/<([\p{L}\p{M}\p{N}_:.-]+)/gu),
  ].map(([, name = '']) => name);
}
