/** Each of these leaves a trace if a language runs data as code, which must never happen. */
export const attacks = {
  shell: '$(touch canary) `touch canary` ; touch canary ; \' ; touch canary ; " ; touch canary #',
  variable: '$CANARY ${CANARY} %CANARY% #{ENV["CANARY"]} {{CANARY}} ~ * ? [a-z] {a,b} !! !1',
  ruby: `#{File.write('canary','')} #$0 #@a " + File.write('canary','') + " ' + File.write("canary",'') + '`,
  javascript: `'-(globalThis.canary=1)-' "+(globalThis.canary=1)+" \${globalThis.canary=1} \`+(globalThis.canary=1)+\``,
  python: `'+open('canary','w').name+' "+open("canary","w").name+" """+open("canary","w").name+""" {open("canary","w")}`,
  go: '`+os.Getenv("CANARY")+` "+os.Getenv("CANARY")+"',
  markup: '</script><script>globalThis.canary=1</script> <!-- --> ]]> &amp; <?php ?>',
  read: '@canary.txt <canary.txt @-',
  format: '%s %d %n %% %20 \\n \\t \\0 \\x41 \\u0041 \\\\ \\\' \\" \\`',
  quotes: `it's "so" \`and\` ''' """ '"'"' \\'`,
} as const;

/** All attacks on one line. */
export const everyAttack = Object.values(attacks).join(' ');

/** Non-ASCII letters, emoji, line separators, direction marks and the like. */
export const unicode = 'Đặng 東京 é — 🎉 \u202Eabc\u202C \u2028 \u2029 \u0085 \u00A0 \uFEFF';

/** Lines that would end common here-documents and literals. */
export const markerLines = [
  'EOF',
  'EOT',
  "'",
  '"',
  '`',
  '"""',
  "'''",
  '\\',
  'END',
  ')',
  '}',
  '__END__',
  everyAttack,
].join('\n');
