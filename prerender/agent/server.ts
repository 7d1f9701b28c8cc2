import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { z } from 'zod';
import type { BuiltSite } from './built-site';
import { openBuiltSite } from './built-site';
import {
  buildSample,
  checkBody,
  getOperation,
  listOperations,
  readPage,
  searchPages,
} from './tools';

const operation = z
  .string()
  .describe('Its id, its method and path such as "POST /teams", or the path of its page');

/** Serves the site in a folder to the program that has started this one. */
export async function serveSite(folder: string): Promise<void> {
  await createAgentServer(openBuiltSite(folder)).connect(new StdioServerTransport());
}

/** The documentation as a server of tools: https://modelcontextprotocol.io. It reads files, and sends nothing. */
function createAgentServer(site: BuiltSite): McpServer {
  const server = new McpServer({ name: site.title, version: '1.0.0' });
  const register = <Shape extends z.ZodRawShape>(
    name: string,
    description: string,
    inputSchema: Shape,
    run: (input: z.infer<z.ZodObject<Shape>>) => string,
  ) => {
    const annotations = { readOnlyHint: true, openWorldHint: false };
    // An error becomes a result that tells the agent what to ask instead.
    const call = (input: unknown) => toContent(run(input as z.infer<z.ZodObject<Shape>>));
    server.registerTool(name, { description, inputSchema, annotations }, call as never);
  };
  register(
    'search',
    'Searches the documentation. Returns the best pages, with their addresses.',
    { query: z.string().describe('Words, a path, an error type, or a pasted request') },
    ({ query }) => searchPages(site, query),
  );
  register(
    'read_page',
    'Reads a page as Markdown, or an index of pages: "/llms.txt".',
    { address: z.string().describe('Its path, such as /docs/platform/errors, or its URL') },
    ({ address }) => readPage(site, address),
  );
  register(
    'list_operations',
    'Lists the operations of the APIs, one on a line.',
    { filter: z.string().optional().describe('Words that the line must have, such as an API') },
    ({ filter }) => listOperations(site, filter),
  );
  register(
    'get_operation',
    'Reads all about an operation: parameters, body, responses, errors, a sample.',
    { operation },
    ({ operation: name }) => getOperation(site, name),
  );
  register(
    'check_body',
    'Checks a JSON body against the schema of an operation, before it is sent.',
    { operation, body: z.string().describe('The body, as JSON text') },
    ({ operation: name, body }) => checkBody(site, name, body),
  );
  register(
    'build_sample',
    'Writes code that sends a request with your values.',
    {
      operation,
      language: z.string().describe('curl, javascript, node, go, ruby or python'),
      parameters: z.record(z.string(), z.string()).optional().describe('Values by name'),
      body: z
        .string()
        .optional()
        .describe('The body, that of a form as JSON; by default that of the documentation'),
      server: z.number().int().min(1).optional().describe('The number of the server, from 1'),
    },
    (input) => buildSample(site, input),
  );
  return server;
}

function toContent(text: string) {
  return { content: [{ type: 'text' as const, text }] };
}
