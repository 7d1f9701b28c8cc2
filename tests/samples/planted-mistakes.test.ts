import { describe, expect, it } from 'vitest';
import { isRun } from './attempts';
import type { Attempt } from './job';
import type { TargetName } from '../../src/model/samples/syntax/target';
import { runProof } from './run-proof';

/** Samples that request the wrong path, and run what only an attack would. */
const planted: Readonly<Record<TargetName, (url: string) => string>> = {
  'curl/curl': (url) => `touch canary; curl ${url}`,
  'javascript/fetch': (url) =>
    `globalThis.canary = 1; console.log(200, await (await fetch('${url}')).text());`,
  'javascript/jquery': (url) =>
    `$.ajax({ url: '${url}', complete: (xhr) => { globalThis.canary = 1; console.log(xhr.responseText); } });`,
  'javascript/xhr': (url) =>
    `globalThis.canary = 1; const xhr = new XMLHttpRequest(); xhr.open('GET', '${url}'); xhr.onload = () => console.log(xhr.responseText); xhr.send();`,
  'node/axios': (url) =>
    `import axios from 'axios'; import { writeFileSync } from 'node:fs'; writeFileSync('canary', ''); console.log((await axios('${url}')).data);`,
  'node/native': (url) =>
    `import { writeFileSync } from 'node:fs'; writeFileSync('canary', ''); console.log(await (await fetch('${url}')).text());`,
  'go/native': (url) =>
    `package main\n\nimport (\n\t"net/http"\n\t"os"\n)\n\nfunc main() {\n\tos.WriteFile("canary", nil, 0o600)\n\thttp.Get("${url}")\n}`,
  'ruby/net::http': (url) =>
    `File.write('canary', ''); require 'net/http'; puts Net::HTTP.get(URI('${url}'))`,
  'python/requests': (url) =>
    `open("canary", "w").close()\nimport requests\nprint(requests.get("${url}").text)`,
  'python/http.client': (url) =>
    `open("canary", "w").close()\nfrom urllib.request import urlopen\nprint(urlopen("${url}").read())`,
};

function toAttempt(target: TargetName): Attempt {
  return {
    name: 'planted',
    target,
    write: (origin) => ({
      code: planted[target](`${origin}/other`),
      limitations: [],
      request: { method: 'GET', url: `${origin}/teams`, headers: [] },
    }),
  };
}

describe('the proof', () => {
  it.each((Object.keys(planted) as TargetName[]).filter(isRun))(
    'finds a wrong request and an attack in %s',
    async (target) => {
      const attempt = toAttempt(target);
      const { get, canaries } = await runProof([attempt]);
      expect(get(attempt).findings[0]).toBe('address "/other" instead of "/teams"');
      expect(canaries).toEqual(['canary']);
    },
  );
});
