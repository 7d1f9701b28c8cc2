import { join } from 'node:path';
import { serveSite } from './server';

// The program of `docs.tgz`, which has the site beside it; `npm run mcp` names the folder of another one.
await serveSite(process.argv[2] ?? join(import.meta.dirname, 'site'));
