import { curlTarget } from '../samples/curl/curl-target';
import { toComment } from './comment';
import type { OpenRequest, Variable } from './open-request';
import { withVariables } from './open-request';

/** A curl command for a script: it takes the server and the credentials from the environment. */
export function toCurlScript({ request, variables }: OpenRequest): string {
  const [curl] = curlTarget.variants;
  const { code, limitations } = curl?.render(request) ?? { code: '', limitations: [] };
  // A mark stands only within quotes.
  const command = code.replaceAll(
    /(\$?)'([^']*?zqv\d+vqz[^']*)'/g,
    (_, dollar: string, text: string) => toArgument(text, dollar, variables),
  );
  return [
    ...limitations.map((limitation) => toComment(limitation)),
    ...variables.map(toExport),
    '',
    `${command}\n`,
  ].join('\n');
}

/** A quoted argument with variables: in double quotes if nothing else in it has a meaning there. */
function toArgument(text: string, dollar: string, variables: readonly Variable[]): string {
  const isPlain = dollar === '' && !/["\\$`!]/.test(text);
  const write = ({ name }: Variable) => (isPlain ? `\${${name}}` : `'"$${name}"${dollar}'`);
  const filled = withVariables(text, variables, write);
  // Braces are needed only before what could be a part of the name.
  return isPlain
    ? `"${filled.replaceAll(/\$\{(\w+)\}(?!\w)/g, '$$$1')}"`
    : `${dollar}'${filled}'`.replaceAll(/(?<=^|")''|''$/g, '');
}

/** The server is the one that the page shows; credentials that are set already stay. */
function toExport({ name, value }: Variable, index: number): string {
  const text = value.replaceAll(/["\\$`}]/g, String.raw`\$&`);
  return index === 0 ? `export ${name}="${text}"` : `export ${name}="\${${name}:-${text}}"`;
}
