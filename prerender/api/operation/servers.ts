import type { Server, ServerVariable } from '../../../src/model/api/operation';
import type { ServerObject } from '../document/document';
import type { ToText } from '../../text/rich-text';

/** The servers of an API. Their URLs contain the defaults of their variables. */
export function toServers(servers: readonly ServerObject[], toText: ToText): readonly Server[] {
  return servers.map((server) => toServer(server, toText));
}

function toServer(
  { url, name, description, variables = {} }: ServerObject,
  toText: ToText,
): Server {
  const filled = url.replaceAll(/\{([^{}]+)\}/g, (whole, variable: string) =>
    Object.hasOwn(variables, variable) ? (variables[variable]?.default ?? whole) : whole,
  );
  return {
    url: withoutSlash(filled),
    template: withoutSlash(url),
    ...(name !== undefined && { name }),
    description: toText(description),
    variables: Object.entries(variables).map(
      ([
        variable,
        { default: standard, enum: values = [], description: text },
      ]): ServerVariable => ({
        name: variable,
        default: standard,
        values,
        description: toText(text),
      }),
    ),
  };
}

function withoutSlash(url: string): string {
  return url.replace(/\/+$/, '');
}
