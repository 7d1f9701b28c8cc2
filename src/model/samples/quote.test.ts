import { describe, expect, it } from 'vitest';
import { quotePrintf, quoteShell } from './curl/curl-target';
import { quoteGo } from './go/go-syntax';
import { quoteJavaScript, quoteJavaScriptText } from './javascript/javascript-syntax';
import { quotePython, quotePythonText, toPythonBytes } from './python/python-syntax';
import { quoteRuby, quoteRubyText } from './ruby/ruby-syntax';

type Vectors = readonly (readonly [text: string, code: string])[];

// oxlint-disable no-template-curly-in-string -- these texts must not be interpolated

const shell: Vectors = [
  ['plain-word', 'plain-word'],
  ['', "''"],
  ['$HOME `id` $(id) !! \\ "', "'$HOME `id` $(id) !! \\ \"'"],
  ["it's", String.raw`'it'\''s'`],
  ['a\nb', "'a\nb'"],
  ["a\r\n\tb'\\\u0007", "$'a\\r\n\\tb\\'\\\\\\x07'"],
  ['\u2028\u202e', String.raw`$'\xe2\x80\xa8\xe2\x80\xae'`],
  ['Đặng 🎉', "'Đặng 🎉'"],
];

const javaScript: Vectors = [
  ['plain', "'plain'"],
  ["it's", '"it\'s"'],
  ['it\'s "it"', String.raw`'it\'s "it"'`],
  ['\\', String.raw`'\\'`],
  ["'-alert(1)-'", '"\'-alert(1)-\'"'],
  ['${1} `x`', "'${1} `x`'"],
  ['a\n\r\t\0\u2028\ud83d', String.raw`'a\n\r\t\u0000\u2028\ud83d'`],
  ['</script><!--', String.raw`'\x3c/script>\x3c!--'`],
  ['Đặng 🎉', "'Đặng 🎉'"],
];

const go: Vectors = [
  ['plain', '"plain"'],
  ['{"a":"\\n"}', '`{"a":"\\n"}`'],
  ['a\nb', '`a\nb`'],
  ['"`"', String.raw`"\"` + '`' + String.raw`\""`],
  ['a\r\n\t\0\u2028\ufeff', String.raw`"a\r\n\t\u0000\u2028\ufeff"`],
];

const ruby: Vectors = [
  ['plain #{1} #$0 #@a', "'plain #{1} #$0 #@a'"],
  ["it's \\", String.raw`'it\'s \\'`],
  ['#{1}\t"\\', String.raw`"\#{1}\t\"\\"`],
  ['#$0\0#@a#b', String.raw`"\#$0\u0000\#@a#b"`],
];

const python: Vectors = [
  ['plain', '"plain"'],
  ['say "hi"', '\'say "hi"\''],
  ['it\'s "it"', String.raw`'it\'s "it"'`],
  ['it\'s "', String.raw`"it's \""`],
  ['\\{x}%s', String.raw`"\\{x}%s"`],
  ['a\n\r\t\0\u2028', String.raw`"a\n\r\t\u0000\u2028"`],
];

describe('quoteShell', () => {
  it.each(shell)('writes %j as %s', (text, code) => {
    expect(quoteShell(text)).toBe(code);
  });

  it('writes a NUL, which no argument can hold, for printf', () => {
    expect(quotePrintf("a\0%\\'")).toBe(String.raw`'a\000%%\\'\'''`);
  });
});

describe('quoteJavaScript', () => {
  it.each(javaScript)('writes %j as %s', (text, code) => {
    expect(quoteJavaScript(text)).toBe(code);
  });

  it('keeps the line breaks of a text in a template literal', () => {
    expect(quoteJavaScriptText('a\n`${b}` $c \\n')).toBe('`a\n\\`\\${b}\\` $c \\\\n`');
    expect(quoteJavaScriptText('a\r\nb')).toBe('`a\\r\nb`');
    expect(quoteJavaScriptText('a\n\u2028b')).toBe('`a\n\\u2028b`');
    expect(quoteJavaScriptText('a')).toBe("'a'");
  });
});

describe('quoteGo', () => {
  it.each(go)('writes %j as %s', (text, code) => {
    expect(quoteGo(text)).toBe(code);
  });
});

describe('quoteRuby', () => {
  it.each(ruby)('writes %j as %s', (text, code) => {
    expect(quoteRuby(text)).toBe(code);
  });

  it('keeps the line breaks of a text, without interpolation', () => {
    expect(quoteRubyText('a\n#{b} "c"')).toBe('"a\n\\#{b} \\"c\\""');
  });
});

describe('quotePython', () => {
  it.each(python)('writes %j as %s', (text, code) => {
    expect(quotePython(text)).toBe(code);
  });

  it('keeps the line breaks of a text, whose quotes do not end the literal', () => {
    expect(quotePythonText('"a"\n"""b\\"')).toBe('""""a\\"\n\\"\\""b\\\\\\""""');
  });

  it('turns only non-ASCII texts into bytes', () => {
    expect(toPythonBytes('"a"', 'a')).toBe('"a"');
    expect(toPythonBytes('"é"', 'é')).toBe('"é".encode()');
  });
});
