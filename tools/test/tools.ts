/** A program that the checks need, besides what npm installs. */
export interface Tool {
  readonly name: string;
  /** Succeeds when the program is installed. */
  readonly probe: readonly [program: string, ...args: string[]];
  /** Its Debian packages. */
  readonly packages: readonly string[];
  /** The step of `npm test` that requires it. */
  readonly step: 'browser tests' | 'samples' | 'hosting';
  /** How to install it on other systems. */
  readonly elsewhere: string;
}

const chromium = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium-headless-shell';

/** All tools that the checks need on the machine. */
export const tools: readonly Tool[] = [
  {
    name: `Chromium at ${chromium}`,
    probe: ['test', '-x', chromium],
    packages: ['chromium-headless-shell', 'fonts-noto-cjk'],
    step: 'browser tests',
    elsewhere: 'set CHROMIUM_PATH',
  },
  toSampleTool('curl', ['curl', '--version'], ['curl']),
  // The programs of the guides for integrators use both.
  toSampleTool('jq', ['jq', '--version'], ['jq']),
  toSampleTool('OpenSSL', ['openssl', 'version'], ['openssl']),
  toSampleTool('Go', ['go', 'version'], ['golang-go']),
  toSampleTool('Ruby', ['ruby', '--version'], ['ruby']),
  toSampleTool(
    'Python 3 with Requests',
    ['sh', '-c', '/usr/bin/python3 -c "import requests" || python3 -c "import requests"'],
    ['python3', 'python3-requests'],
  ),
  toSampleTool('ShellCheck', ['shellcheck', '--version'], ['shellcheck']),
  {
    name: 'nginx',
    probe: ['nginx', '-v'],
    packages: ['nginx-light'],
    step: 'hosting',
    elsewhere: 'install it so that its command is in the PATH',
  },
];

function toSampleTool(name: string, probe: Tool['probe'], packages: readonly string[]): Tool {
  return {
    name,
    probe,
    packages,
    step: 'samples',
    elsewhere: 'install it so that its command is in the PATH',
  };
}
