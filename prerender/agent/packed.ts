import { join } from 'node:path';
import { serveSite } from './server';

// The program of `docs.tgz`, which has the site beside it.
await serveSite(join(import.meta.dirname, 'site'));
