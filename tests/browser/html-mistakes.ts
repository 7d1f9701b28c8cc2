import { HtmlValidate, StaticConfigLoader } from 'html-validate';

/** What the standard says, without opinions about how HTML is written. */
const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:standard', 'html-validate:document'],
    // All scripts and styles come from the site itself.
    rules: { 'require-sri': ['error', { target: 'crossorigin' }] },
  }),
);

/** The mistakes in a document: its name, the rule, the place, and what is wrong. */
export async function listHtmlMistakes(name: string, html: string): Promise<readonly string[]> {
  const { results } = await validator.validateString(html, name);
  return results.flatMap(({ messages }) =>
    messages.map(
      ({ ruleId, line, column, message }) => `${name} ${ruleId} ${line}:${column} ${message}`,
    ),
  );
}
