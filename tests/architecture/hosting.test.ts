import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createSite } from '../../prerender/mdx/fixtures/create-site';
import { parseAllDocuments } from 'yaml';

const guide = readFileSync('content/docs/contributing/publishing.mdx', 'utf8');
const files = readdirSync('hosting');
const read = (file: string) => readFileSync(`hosting/${file}`, 'utf8');
const scripts = Object.keys(
  (JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: object }).scripts,
);

interface Workflow {
  readonly on: object;
  readonly permissions: object;
  readonly jobs: Readonly<Record<string, Job>>;
}

interface Job {
  readonly permissions?: object;
  readonly env?: Readonly<Record<string, string>>;
  readonly steps: readonly Step[];
}

interface Step {
  readonly uses?: string;
  readonly run?: string;
}

describe('the files for hosts', () => {
  it('are all shown, whole, by the guide about publishing', () => {
    const shown = Array.from(
      guide.matchAll(/file="@site\/hosting\/([^"]+)"(?! (?:lines|region))/g),
      ([, name]) => name,
    );
    expect(new Set(shown)).toEqual(new Set(files.filter((name) => !name.endsWith('ignore'))));
  });

  it('run only commands that the project has', () => {
    const run = files.flatMap((file) =>
      Array.from(read(file).matchAll(/npm run ([\w:-]+)/g), ([, name]) => name),
    );
    expect(run.length).toBeGreaterThan(4);
    expect(run.filter((name) => !scripts.includes(name ?? ''))).toEqual([]);
  });

  it.each(files.filter((name) => name.endsWith('.yml')))('%s is a workflow', (file) => {
    const documents = parseAllDocuments(read(file), { strict: true });
    expect(documents.flatMap(({ errors, warnings }) => [...errors, ...warnings])).toEqual([]);
    const [{ on, jobs }, ...others] = documents.map((document) => document.toJS() as Workflow) as [
      Workflow,
    ];
    expect(others).toEqual([]);
    expect(Object.keys(on)).toEqual(['push', 'pull_request']);
    const steps = Object.values(jobs).flatMap((job) => job.steps);
    const kinds = steps.map(
      ({ uses, run }) => [uses, run].filter((part) => part !== undefined).length,
    );
    expect(new Set(kinds)).toEqual(new Set([1]));
    const used = steps.flatMap(({ uses }) => uses ?? []);
    expect(used.filter((uses) => !/^[\w-]+\/[\w-]+@v\d+$/.test(uses))).toEqual([]);
    expect(read(file)).toContain('dist/client');
    // What a stranger names a branch or a pull request must not run.
    for (const { run = '' } of steps) expect(run).not.toContain('${{');
  });

  it('build strictly, wherever they build', () => {
    const builds = files.flatMap((file) => read(file).match(/npm run (?:build|review)\b.*/g) ?? []);
    expect(builds.length).toBeGreaterThan(10);
    expect(builds.filter((build) => !/^npm run \w+ -- --strict/.test(build))).toEqual([]);
  });

  describe('review a pull request', () => {
    const workflows = ['cloudflare-pages.yml', 'github-pages.yml', 's3-cloudfront.yml'];
    const load = (file: string) => parseAllDocuments(read(file))[0]?.toJS() as Workflow;

    it('where the preview has an address, which its links need', () => {
      for (const file of workflows)
        expect(read(file)).toContain('--base "origin/$GITHUB_BASE_REF"');
      for (const file of ['cloudflare-pages.yml', 's3-cloudfront.yml'])
        expect(load(file).jobs['deploy']?.env).toHaveProperty('SITE_URL');
      expect(read('netlify.toml')).toMatch(/SITE_URL=\$DEPLOY_PRIME_URL npm run review .* --base /);
      expect(files.filter((file) => read(file).includes('preview.example'))).toEqual([]);
    });

    it.each(workflows)('%s comments in a job that may do nothing else', (file) => {
      const { permissions, jobs } = load(file);
      expect(jobs['comment']?.permissions).toEqual({ 'pull-requests': 'write' });
      const { comment: _, ...others } = jobs;
      expect(JSON.stringify([permissions, others])).not.toContain('pull-requests');
      expect(read(file)).toContain('path: dist/review.md');
    });

    it.each(workflows)('%s edits the comment of an earlier run', (file) => {
      const script = load(file).jobs['comment']?.steps.at(-1)?.run ?? '';
      const folder = createSite({});
      /** The calls of the program that asks GitHub, which answers with the ids of comments. */
      const run = (ids: string) => {
        writeFileSync(
          join(folder, 'gh'),
          `#!/bin/sh\necho "$@" >> calls\ncase "$*" in *--jq*) printf '${ids}';; esac\n`,
          { mode: 0o755 },
        );
        const env = {
          PATH: `${folder}:${process.env['PATH']}`,
          ISSUES: 'repos/o/r/issues',
          NUMBER: '7',
        };
        execFileSync('sh', ['-e', '-c', `rm -f calls; ${script}`], { cwd: folder, env });
        return readFileSync(join(folder, 'calls'), 'utf8');
      };
      const [list, end] = ['api repos/o/r/issues/7/comments', ' --field body=@review.md\n'];
      const first = run('');
      expect(first.endsWith(`\n${list}${end}`)).toBe(true);
      expect(first).toContain('startswith("<!-- review of the preview -->")');
      expect(
        run('12\\n13\\n').endsWith(`\napi --method PATCH repos/o/r/issues/comments/12${end}`),
      ).toBe(true);
    });
  });

  it.each([
    'cloudflare-pages.yml',
    'github-pages.yml',
    'netlify.toml',
    's3-cloudfront.yml',
    'Dockerfile',
  ])('%s keeps .cache for the next build', (file) => {
    expect(read(file)).toMatch(/path: \.cache$|paths = \["\.cache"\]|target=\/site\/\.cache /m);
  });

  it('may read the address of GitHub Pages in a private repository', () => {
    const [document] = parseAllDocuments(read('github-pages.yml'));
    const build = { permissions: { contents: 'read', pages: 'read' } };
    expect(document?.toJS()).toMatchObject({ jobs: { build } });
  });

  describe('on Vercel', () => {
    /** Runs the command of a build in a new folder, with another program in the place of the build. */
    function run(program: string, env: NodeJS.ProcessEnv = {}): string {
      const { buildCommand } = JSON.parse(read('vercel.json')) as { buildCommand: string };
      const command = buildCommand.replace('npm run build -- --strict', program);
      const cwd = createSite({});
      const all = { PATH: process.env['PATH'], ...env };
      return execFileSync('sh', ['-c', command], { cwd, env: all, encoding: 'utf8' }).trim();
    }

    it.each([
      ['production', 'https://docs.example'],
      ['preview', 'https://site-a1b2.vercel.app'],
    ])('give a %s the address %s', (environment, url) => {
      const names = {
        VERCEL_ENV: environment,
        VERCEL_URL: 'site-a1b2.vercel.app',
        VERCEL_PROJECT_PRODUCTION_URL: 'docs.example',
      };
      expect(run('sh -c \'echo "$SITE_URL"\'', names)).toBe(url);
    });

    it('keep .cache in node_modules, which the installation does not empty', () => {
      expect(run("sh -c 'mkdir -p .cache/guides && find node_modules'")).toMatch(/\/guides$/);
      expect(read('vercel.json')).toContain('"installCommand": "npm install"');
    });
  });

  it('leave no page on S3 that is gone, and no preview of a closed pull request', () => {
    const text = read('s3-cloudfront.yml');
    expect(text).toContain('aws s3 sync dist/client "s3://$BUCKET$BASE_PATH" --delete');
    expect(text).toContain('--exclude "pr-*"');
    expect(text).toContain('aws s3 rm "$PREVIEW" --recursive');
  });

  it('publish the folder that the build makes', () => {
    const { outputDirectory, buildCommand } = JSON.parse(read('vercel.json')) as Record<
      string,
      string
    >;
    expect(outputDirectory).toBe('dist/client');
    expect(buildCommand).toContain('npm run build');
    expect(read('netlify.toml')).toContain('publish = "dist/client"');
    expect(read('netlify.toml').match(/^\[[\w.-]+\]$/gm)).toContain('[context.deploy-preview]');
  });

  it('copy into the container what is there, and nothing that the build does not need', () => {
    const dockerfile = read('Dockerfile');
    const copied = Array.from(dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm), ([, list = '']) =>
      list.split(' '),
    );
    expect(copied.flat().filter((file) => !existsSync(file))).toEqual([]);
    expect(dockerfile.match(/^FROM .+ AS (\w+)$/m)?.[1]).toBe(
      /COPY --from=(\w+)/.exec(dockerfile)?.[1],
    );
    expect(dockerfile).toContain('/site/dist/client /usr/share/nginx/html');
    expect(read('nginx.conf')).toContain('root /usr/share/nginx/html;');
    expect(read('nginx.conf')).toContain(`listen ${/EXPOSE (\d+)/.exec(dockerfile)?.[1]};`);
    // Guides say when they were last changed, as git knows it.
    const ignored = read('Dockerfile.dockerignore').split('\n');
    expect(ignored).toContain('node_modules');
    expect(ignored).not.toContain('.git');
    expect(dockerfile).toMatch(/^FROM node:\d+ AS build$/m);
  });
});
