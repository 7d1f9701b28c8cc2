import type { OpenApiDocument, ServerObject } from '../document/document';
import { listOperations } from '../document/operations';
import type { Problem } from '../../diagnostics/problem';
import type { Locate } from '../../sources/position';

/** The schemes that run a program in a browser, or hold their content themselves. */
const UNSAFE = /^(?:javascript|vbscript|data|blob|file):/i;

/** A host without a scheme: `api.example.com/v1`. A path or the name of a file, such as `v1.json`, is relative. */
const HOST =
  /^(?:localhost|\d+(?:\.\d+){3}|(?:[\w-]|\{\w+\})+(?:\.(?:[\w-]|\{\w+\})+)*\.(?!(?:aspx?|cgi|html?|json|jsp|php|ya?ml)\b)[a-z]{2,})(?::\d+)?(?:\/|$)/i;

/** Warns of servers whose address leads to no API, or to another one than meant. */
export function checkServers(document: OpenApiDocument, locate: Locate): readonly Problem[] {
  return listServers(document).flatMap(({ server: { url }, keys }): readonly Problem[] => {
    const words = findWords(url);
    if (words === undefined) return [];
    const [message, hint] = words;
    return [{ ...locate([...keys, 'url']), severity: 'warning', message, hint }];
  });
}

function findWords(url: string): readonly [message: string, hint: string] | undefined {
  if (UNSAFE.test(url.replaceAll(/\s/g, '')))
    return [
      `The server "${url}" is not the address of an API, so no sample with it can work.`,
      'Write an address that begins with https://, or one that is relative to the file.',
    ];
  if (HOST.test(url))
    return [
      `The server "${url}" has no scheme, so it is relative to the address of the file.`,
      `Write "https://${url}", or begin a relative path with "./".`,
    ];
  return undefined;
}

interface PlacedServer {
  readonly server: ServerObject;
  readonly keys: readonly string[];
}

function listServers(document: OpenApiDocument): readonly PlacedServer[] {
  const placed = listOperations(document).flatMap(({ operation, pathItem, keys }) => [
    ...toPlaced(operation.servers, keys),
    ...toPlaced(pathItem.servers, keys.slice(0, -1)),
  ]);
  // All methods of a path have its servers.
  const unique = new Map(placed.map((each) => [JSON.stringify(each.keys), each]));
  return [...toPlaced(document.servers, []), ...unique.values()];
}

function toPlaced(
  servers: readonly ServerObject[] | undefined,
  above: readonly string[],
): readonly PlacedServer[] {
  return (servers ?? []).map((server, index) => ({
    server,
    keys: [...above, 'servers', String(index)],
  }));
}
