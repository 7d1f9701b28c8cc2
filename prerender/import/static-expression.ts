import { isAbsolute, join, resolve } from 'node:path';
import { existsSync } from 'node:fs';
import type { StaticValue } from './static-value';
import { Unread, getKey, isStaticObject, toStaticObject } from './static-value';

/** A node of the syntax tree, whatever its kind. */
export interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

/** A module that is being read. */
export interface Scope {
  readonly path: string;
  readonly folder: string;
  /** Relative to the folder of the site. */
  readonly file: string;
  readonly find: (name: string) => StaticValue;
  readonly load: (path: string, name: string) => StaticValue;
  readonly toUnread: (node: Node, what?: string) => Unread;
  /** The scope of a function's body. */
  readonly enter: (body: readonly Node[]) => Scope;
}

type Evaluate = (node: Node, scope: Scope) => StaticValue;

/** The value of an expression, as far as it can be known without running any code. */
export function evaluate(node: Node, scope: Scope): StaticValue {
  const inner = (node['expression'] ?? node['argument']) as Node;
  switch (node.type) {
    case 'Literal':
      return node['regex'] || node['bigint']
        ? scope.toUnread(node)
        : (node['value'] as StaticValue);
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'TSNonNullExpression':
    case 'TSTypeAssertion':
    case 'ParenthesizedExpression':
    case 'ChainExpression':
    case 'AwaitExpression':
      return evaluate(inner, scope);
    case 'ArrowFunctionExpression':
    case 'FunctionExpression':
    case 'FunctionDeclaration':
      return evaluateFunction(node, scope);
    default:
      return (kinds[node.type] ?? ((each) => scope.toUnread(each)))(node, scope);
  }
}

const kinds: Readonly<Record<string, Evaluate>> = {
  Identifier: evaluateName,
  Imported: evaluateImport,
  TemplateLiteral: evaluateTemplate,
  ArrayExpression: evaluateList,
  ObjectExpression: evaluateObject,
  MemberExpression: evaluateMember,
  ConditionalExpression: evaluateCondition,
  LogicalExpression: evaluateLogic,
  UnaryExpression: evaluateUnary,
  BinaryExpression: evaluateBinary,
  CallExpression: evaluateCall,
};

/** A configuration may be a function: its value is what it returns, without branches. */
function evaluateFunction(node: Node, scope: Scope): StaticValue {
  const body = node['body'] as Node;
  const isPlain = (node['params'] as unknown[]).length === 0;
  if (!isPlain) return scope.toUnread(node, 'a function');
  if (body.type !== 'BlockStatement') return evaluate(body, scope);
  const statements = body['body'] as Node[];
  const last = statements.at(-1);
  if (last?.type !== 'ReturnStatement' || !last['argument'])
    return scope.toUnread(node, 'a function');
  return evaluate(last['argument'] as Node, scope.enter(statements));
}

function evaluateName(node: Node, scope: Scope): StaticValue {
  if (node['name'] === 'undefined') return undefined;
  if (node['name'] === '__dirname') return scope.folder;
  const value = scope.find(String(node['name']));
  // The place where the name is used says more than that of a module elsewhere.
  return value instanceof Unread && value.what.startsWith('the name')
    ? scope.toUnread(node)
    : value;
}

function evaluateImport(node: Node, scope: Scope): StaticValue {
  const source = String((node['source'] as Node)['value']);
  return loadModule(source, String(node['name']), node, scope);
}

function loadModule(source: string, name: string, node: Node, scope: Scope): StaticValue {
  if (!/^\.{0,2}\//.test(source)) return scope.toUnread(node, `the package "${source}"`);
  const path = resolve(scope.folder, source);
  const endings = ['', '.js', '.ts', '.mjs', '.cjs', '.json', '/index.js', '/index.ts'];
  const found = endings.map((ending) => path + ending).find((each) => existsSync(each));
  return found === undefined ? scope.toUnread(node) : scope.load(found, name);
}

function evaluateTemplate(node: Node, scope: Scope): StaticValue {
  const values = (node['expressions'] as Node[]).map((each) => evaluate(each, scope));
  const unread = values.find((value) => value instanceof Unread);
  if (unread !== undefined || values.some((value) => typeof value === 'object'))
    return unread ?? scope.toUnread(node);
  const texts = (node['quasis'] as Node[]).map(
    (each) => (each['value'] as { cooked: string }).cooked,
  );
  return texts.map((text, index) => text + toWord(values[index])).join('');
}

function toWord(value: StaticValue): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

function evaluateList(node: Node, scope: Scope): StaticValue {
  return (node['elements'] as (Node | null)[]).flatMap((each): readonly StaticValue[] => {
    if (each === null) return [undefined];
    if (each.type !== 'SpreadElement') return [evaluate(each, scope)];
    const spread = evaluate(each['argument'] as Node, scope);
    return Array.isArray(spread)
      ? (spread as StaticValue[])
      : [toSpreadUnread(spread, each, scope)];
  });
}

function toSpreadUnread(value: StaticValue, node: Node, scope: Scope): Unread {
  return value instanceof Unread ? value : scope.toUnread(node);
}

function evaluateObject(node: Node, scope: Scope): StaticValue {
  const entries = (node['properties'] as Node[]).flatMap(
    (each): readonly (readonly [string, StaticValue])[] => {
      if (each.type === 'SpreadElement') {
        const spread = evaluate(each['argument'] as Node, scope);
        if (isStaticObject(spread)) return Object.entries(spread);
        return spread instanceof Unread ? [[`...`, spread]] : [];
      }
      const key = each['key'] as Node;
      const name = each['computed'] === true ? evaluate(key, scope) : (key['name'] ?? key['value']);
      if (typeof name !== 'string' && typeof name !== 'number')
        return [['[…]', scope.toUnread(each)]];
      const value = each['method'] === true ? scope.toUnread(each, 'a function') : undefined;
      return [[String(name), value ?? evaluateValue(each['value'] as Node, scope)]];
    },
  );
  return toStaticObject(entries);
}

/** A function in a value is an option of Docusaurus: what it returns is not its value. */
function evaluateValue(node: Node, scope: Scope): StaticValue {
  const isFunction = /^(?:ArrowFunction|Function)Expression$/.test(node.type);
  return isFunction ? scope.toUnread(node, 'a function') : evaluate(node, scope);
}

function evaluateMember(node: Node, scope: Scope): StaticValue {
  const object = node['object'] as Node;
  const property = node['property'] as Node;
  const key =
    node['computed'] === true ? evaluate(property, scope) : (property['name'] as StaticValue);
  if (isEnvironment(object)) return key === 'NODE_ENV' ? 'production' : undefined;
  if (object.type === 'MetaProperty' && key === 'dirname') return scope.folder;
  const value = evaluate(object, scope);
  if (value instanceof Unread) return scope.toUnread(node);
  if (Array.isArray(value) && typeof key === 'number')
    return (value as readonly StaticValue[])[key];
  if (!isStaticObject(value) || typeof key !== 'string') return scope.toUnread(node);
  return getKey(value, key);
}

/** `process.env`: the names that a site reads from it are not set here. */
function isEnvironment(node: Node): boolean {
  const { object, property } = node as { object?: Node; property?: Node };
  return object?.['name'] === 'process' && property?.['name'] === 'env';
}

function evaluateCondition(node: Node, scope: Scope): StaticValue {
  const test = evaluate(node['test'] as Node, scope);
  if (test instanceof Unread) return scope.toUnread(node);
  return evaluate(node[test ? 'consequent' : 'alternate'] as Node, scope);
}

function evaluateLogic(node: Node, scope: Scope): StaticValue {
  const left = evaluate(node['left'] as Node, scope);
  if (left instanceof Unread) return left;
  const keepsLeft =
    node['operator'] === '??'
      ? left !== null && left !== undefined
      : node['operator'] === '||'
        ? Boolean(left)
        : !left;
  return keepsLeft ? left : evaluate(node['right'] as Node, scope);
}

function evaluateUnary(node: Node, scope: Scope): StaticValue {
  const value = evaluate(node['argument'] as Node, scope);
  if (value instanceof Unread) return value;
  if (node['operator'] === '!') return !value;
  if (node['operator'] === 'void') return undefined;
  return node['operator'] === '-' ? -Number(value) : scope.toUnread(node);
}

function evaluateBinary(node: Node, scope: Scope): StaticValue {
  const left = evaluate(node['left'] as Node, scope);
  const right = evaluate(node['right'] as Node, scope);
  if (left instanceof Unread || right instanceof Unread) return scope.toUnread(node);
  const operator = String(node['operator']);
  if (/^!?==?=?$/.test(operator)) return (left === right) === operator.startsWith('=');
  const isText = typeof left === 'string' && typeof right === 'string';
  return operator === '+' && isText ? left + right : scope.toUnread(node);
}

/** Only calls whose result is a path or the year; any other is code of theirs. */
function evaluateCall(node: Node, scope: Scope): StaticValue {
  const callee = toDotted(node['callee'] as Node);
  const values = (node['arguments'] as Node[]).map((each) => evaluate(each, scope));
  const texts = values.filter((value) => typeof value === 'string');
  if (callee === 'new Date.getFullYear') return new Date().getFullYear();
  if (texts.length !== values.length || texts.length === 0) return scope.toUnread(node);
  const [first = ''] = texts;
  if (callee === 'require') return loadModule(first, '*', node, scope);
  if (callee === 'require.resolve')
    return first.startsWith('.') || isAbsolute(first) ? resolve(scope.folder, first) : first;
  if (/^(?:path\.)?resolve$/.test(callee)) return resolve(scope.folder, ...texts);
  if (/^(?:path\.)?join$/.test(callee)) return join(...texts);
  return scope.toUnread(node);
}

/** `path.resolve` of its node. */
function toDotted(node: Node): string {
  if (node.type === 'MemberExpression')
    return `${toDotted(node['object'] as Node)}.${String((node['property'] as Node)['name'])}`;
  if (node.type === 'NewExpression') return `new ${toDotted(node['callee'] as Node)}`;
  return String(node['name']);
}
