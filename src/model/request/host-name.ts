/** The authority of a URL with international names in ASCII: https://www.rfc-editor.org/rfc/rfc5890#section-2.3.2.1 */
export function toAsciiAuthority(authority: string): string {
  const [, user = '', host = '', port = ''] = /^(.*@)?(.*?)(:\d*)?$/s.exec(authority) ?? [];
  return (
    user +
    host
      .split(/[.\u3002\uFF0E\uFF61]/)
      .map(toAsciiLabel)
      .join('.') +
    port
  );
}

function toAsciiLabel(label: string): string {
  if (/^\p{ASCII}*$/u.test(label)) return label;
  const plain = label.normalize('NFKC').toLowerCase().normalize('NFC');
  // Normalisation must not produce a character that ends the host.
  return /^[\p{L}\p{M}\p{N}_-]+$/u.test(plain) ? `xn--${toPunycode(plain)}` : label;
}

const [BASE, T_MIN, T_MAX, SKEW, DAMP] = [36, 1, 26, 38, 700];

/** https://www.rfc-editor.org/rfc/rfc3492#section-6.3 */
function toPunycode(label: string): string {
  const points = Array.from(label, (character) => character.codePointAt(0) ?? 0);
  const basic = points.filter((point) => point < 128);
  let [point, delta, bias, handled] = [128, 0, 72, basic.length];
  let output = String.fromCodePoint(...basic) + (basic.length > 0 ? '-' : '');
  while (handled < points.length) {
    const smallest = point;
    const next = Math.min(...points.filter((one) => one >= smallest));
    delta += (next - point) * (handled + 1);
    for (const one of points) {
      if (one < next) delta += 1;
      if (one !== next) continue;
      output += toDigits(delta, bias);
      bias = adapt(delta, handled + 1, handled === basic.length);
      delta = 0;
      handled += 1;
    }
    delta += 1;
    point = next + 1;
  }
  return output;
}

/** A number as digits of variable weight. */
function toDigits(delta: number, bias: number): string {
  let [rest, digits] = [delta, ''];
  for (let k = BASE; ; k += BASE) {
    const threshold = Math.min(Math.max(k - bias, T_MIN), T_MAX);
    if (rest < threshold) return digits + toDigit(rest);
    digits += toDigit(threshold + ((rest - threshold) % (BASE - threshold)));
    rest = Math.floor((rest - threshold) / (BASE - threshold));
  }
}

function toDigit(value: number): string {
  return 'abcdefghijklmnopqrstuvwxyz0123456789'.charAt(value);
}

function adapt(delta: number, count: number, isFirst: boolean): number {
  let rest = Math.floor(delta / (isFirst ? DAMP : 2));
  rest += Math.floor(rest / count);
  let k = 0;
  for (; rest > ((BASE - T_MIN) * T_MAX) / 2; k += BASE) rest = Math.floor(rest / (BASE - T_MIN));
  return k + Math.floor(((BASE - T_MIN + 1) * rest) / (rest + SKEW));
}
