import type { Server, ServerVariable } from '../../../src/model/api/operation';
import { toDefined } from '../../../src/model/defined';
import type { ServerObject } from '../document/document';
import type { ToText } from '../../text/rich-text';

/** The servers of an API. Their URLs contain the defaults of their variables. */
export function toServers(servers: readonly ServerObject[], toText: ToText): readonly Server[] {
  return servers.map(({ url, name, description, variables = {} }) => {
    const filled = url.replaceAll(/\{([^{}]+)\}/g, (whole, variable: string) =>
      Object.hasOwn(variables, variable) ? (variables[variable]?.default ?? whole) : whole,
    );
    return {
      url: withoutSlash(filled),
      template: withoutSlash(url),
      ...toDefined({ name }),
      description: toText(description),
      variables: Object.entries(variables).map(([variable, object]): ServerVariable => ({
        name: variable,
        default: object.default,
        values: object.enum ?? [],
        description: toText(object.description),
      })),
    };
  });
}

function withoutSlash(url: string): string {
  return url.replace(/\/+$/, '');
}
