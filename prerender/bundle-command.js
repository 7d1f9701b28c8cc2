// Bundles a command in a process of its own, for `command-bundle.js`; its arguments are the root and the file.
import { bundleCommand } from './command-bundle.js';

const [root, file] = process.argv.slice(2);
await bundleCommand(root, file);
