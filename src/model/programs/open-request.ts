import { toHttpRequest } from '../request/filled-template';
import type { HttpRequest } from '../request/http-request';
import type { RequestTemplate, TemplateScheme } from '../request/request-template';
import type { RequestValues } from '../request/request-values';
import { toServerUrl } from '../request/server-url';

/** A value that a program takes from its environment: the URL of the server, or credentials. */
export interface Variable {
  /** Such as `EASIER_TOKEN`. */
  readonly name: string;
  /** The URL, or a placeholder for the credentials. */
  readonly value: string;
}

/** A request with marks in place of the server and of the credentials. */
export interface OpenRequest {
  readonly request: HttpRequest;
  readonly variables: readonly Variable[];
}

/** The request of a template with these values, whose server and credentials are variables. */
export function toOpenRequest(template: RequestTemplate, values: RequestValues): OpenRequest {
  const { servers, security, urlVariable = 'API_URL' } = template;
  const [url = '', ...query] = toServerUrl(servers[values.server], values.variables).split('?');
  const variables = [{ name: urlVariable, value: url }];
  const requirement = (security[values.security] ?? []).map((scheme): TemplateScheme => {
    const { place, variable } = scheme;
    if (place === undefined || variable === undefined) return scheme;
    const placeholder = toMark(variables.length);
    variables.push({ name: variable, value: place.placeholder });
    return { ...scheme, place: { ...place, placeholder } };
  });
  const open = {
    ...template,
    // The query of a server comes after the path.
    servers: [{ template: [URL_MARK, ...query].join('?'), variables: [] }],
    security: [requirement],
  };
  const request = toHttpRequest(open, { ...values, server: 0, variables: [], security: 0 });
  return { request, variables };
}

/** Letters and digits, which no encoding and no quoting changes. */
function toMark(index: number): string {
  return `zqv${index}vqz`;
}

const URL_MARK = `https://${toMark(0)}`;

/** The text with each variable in place of its mark, as a language writes it. */
export function withVariables(
  text: string,
  variables: readonly Variable[],
  write: (variable: Variable) => string,
): string {
  return text.replaceAll(URL_MARK, toMark(0)).replaceAll(/zqv(\d+)vqz/g, (mark, index: string) => {
    const variable = variables[Number(index)];
    return variable === undefined ? mark : write(variable);
  });
}
