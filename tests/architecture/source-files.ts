import { existsSync } from 'node:fs';
import { readFile, readdir } from 'node:fs/promises';
import { join, posix, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Visitor, parseSync } from 'vite';
import type { ESTree } from 'vite';
import { findRoom } from './rooms';

/** The folder of the project, with a slash at its end. */
export const root = fileURLToPath(new URL('../../', import.meta.url));

/** What the rules ask about a file of code. */
export interface SourceFile {
  /** Path from the project root, with forward slashes. */
  readonly file: string;
  readonly room: string | undefined;
  readonly lines: number;
  /** Files of the project that it imports, in any way. */
  readonly imports: readonly string[];
  /** Relative imports that do not resolve. */
  readonly lost: readonly string[];
  /** Packages and Node's own modules that it imports. */
  readonly packages: readonly string[];
  /** Names of the functions, types and constants that it exports. */
  readonly exports: readonly string[];
  readonly isBarrel: boolean;
  readonly usesGlob: boolean;
}

/** Reads all files of code without their tests. */
export async function loadSourceFiles(): Promise<readonly SourceFile[]> {
  const names = await Promise.all(['src', 'prerender', 'content', 'tools'].map(listNames));
  return Promise.all(names.flat().map(loadSourceFile));
}

async function listNames(folder: string): Promise<readonly string[]> {
  const names = await readdir(join(root, folder), { recursive: true });
  return names
    .map((name) => `${folder}/${name.split(sep).join('/')}`)
    .filter((name) => /\.(?:[jt]sx?)$/.test(name))
    .filter((name) => !/\.test\.tsx?$|\/fixtures\//.test(name))
    .toSorted();
}

/** All hand-written files of a folder, including tests and styles. */
export async function listTexts(folder: string): Promise<readonly string[]> {
  const names = await readdir(join(root, folder), { recursive: true });
  return names
    .map((name) => `${folder}/${name.split(sep).join('/')}`)
    .filter((name) => /\.(?:[jt]sx?|css)$/.test(name));
}

/** Parses a file, and finds the files that it imports. */
export async function loadSourceFile(file: string): Promise<SourceFile> {
  const text = await readFile(join(root, file), 'utf8');
  const { program, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file} cannot be parsed.`, { cause: errors[0] });
  const { specifiers, usesGlob } = readModule(program);
  const own = specifiers.filter((name) => /^[./]/.test(name));
  const targets = own.map((name) => findTarget(file, name));
  return {
    file,
    room: findRoom(file),
    lines: text.trimEnd().split('\n').length,
    imports: [...new Set(targets.filter((target) => target !== undefined))],
    lost: own.filter((_, index) => targets[index] === undefined),
    packages: specifiers.filter((name) => !/^[./]/.test(name)),
    exports: listExports(program),
    isBarrel: isBarrel(program),
    usesGlob,
  };
}

/** Every specifier: of values and types, static and dynamic, and of workers. */
export function readModule(program: ESTree.Program): {
  specifiers: readonly string[];
  usesGlob: boolean;
} {
  const specifiers: string[] = [];
  let usesGlob = false;
  const add = (source: { readonly value?: unknown } | null) => {
    if (typeof source?.value === 'string') specifiers.push(source.value);
  };
  new Visitor({
    ImportDeclaration: ({ source }) => add(source),
    ExportNamedDeclaration: ({ source }) => add(source),
    ExportAllDeclaration: ({ source }) => add(source),
    ImportExpression: ({ source }) => add(source.type === 'Literal' ? source : null),
    TSImportType: ({ source }) => add(source),
    NewExpression: ({ callee, arguments: [address, from] }) => {
      const isUrl = callee.type === 'Identifier' && callee.name === 'URL';
      const isFile = address?.type === 'Literal' && /\.\w+$/.test(String(address.value));
      if (isUrl && from !== undefined && isFile) add(address);
    },
    MemberExpression: ({ object, property }) => {
      if (object.type === 'MetaProperty' && property.type === 'Identifier')
        usesGlob ||= property.name === 'glob';
    },
  }).visit(program);
  return { specifiers, usesGlob };
}

function listExports({ body }: ESTree.Program): readonly string[] {
  return body.flatMap((statement) => {
    if (statement.type !== 'ExportNamedDeclaration' || statement.declaration === null) return [];
    const { declaration } = statement;
    if (declaration.type === 'VariableDeclaration')
      return declaration.declarations.flatMap(({ id }) => ('name' in id ? [id.name] : []));
    return 'id' in declaration && declaration.id !== null && 'name' in declaration.id
      ? [declaration.id.name]
      : [];
  });
}

/** Whether a file only re-exports. */
function isBarrel({ body }: ESTree.Program): boolean {
  const isPassedOn = (statement: ESTree.Statement | ESTree.Directive): boolean =>
    statement.type === 'ExportAllDeclaration' ||
    (statement.type === 'ExportNamedDeclaration' && statement.declaration === null);
  return (
    body.some(isPassedOn) &&
    body.every((statement) => isPassedOn(statement) || statement.type === 'ImportDeclaration')
  );
}

const endings = ['', '.ts', '.tsx', '.d.ts', '/index.ts', '/index.tsx'];

/** Resolves a relative specifier to a file of the project, with its extension. */
function findTarget(file: string, specifier: string): string | undefined {
  const [path = ''] = specifier.split('?');
  const target = path.startsWith('/') ? path.slice(1) : posix.join(posix.dirname(file), path);
  const found = endings
    .map((ending) => join(root, target + ending))
    .find((candidate) => /\.\w+$/.test(candidate) && existsSync(candidate));
  return found === undefined ? undefined : relative(root, found).split(sep).join('/');
}
