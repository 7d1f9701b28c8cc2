import type { OpenApiDocument, ServerObject } from '../document/document';
import { listOperations } from '../document/operations';
import type { Problem } from '../../diagnostics/problem';
import type { Locate } from '../../sources/position';

/** The schemes that run a program in a browser, or hold their content themselves. */
const UNSAFE = /^(?:javascript|vbscript|data|blob|file):/i;

/** Warns of servers whose address leads to no API. */
export function checkServers(document: OpenApiDocument, locate: Locate): readonly Problem[] {
  return listServers(document)
    .filter(({ server }) => UNSAFE.test(server.url.replaceAll(/\s/g, '')))
    .map(({ server, keys }) => ({
      ...locate([...keys, 'url']),
      severity: 'warning' as const,
      message: `The server "${server.url}" is not the address of an API, so no sample with it can work.`,
      hint: 'Write an address that begins with https://, or one that is relative to the file.',
    }));
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
