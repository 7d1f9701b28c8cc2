import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

const API = process.env.EASIER_API ?? 'https://api.sandbox.easier.example/v2';
const EMAIL = 'aiko.tanaka@sakura-logistics.example';
const PASSWORD = 'correct-horse-battery-staple';
let token = '';

class ApiProblem extends Error {
  constructor(problem) {
    super(`${problem.title}: ${problem.detail} (${problem.requestId})`);
    this.problem = problem;
  }
}

async function request(method, path, body) {
  const response = await fetch(API + path, {
    method,
    headers: {
      'Content-Type': 'application/json',
      ...(token && { Authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(30_000),
  });
  const result = await response.json();
  if (!response.ok) throw new ApiProblem(result);
  return result;
}

async function ask(question) {
  process.stdout.write(question);
  for await (const line of createInterface({ input: process.stdin })) return line.trim();
  return '';
}

if (!existsSync('device-id')) writeFileSync('device-id', randomUUID());

const account = {
  email: EMAIL,
  password: PASSWORD,
  deviceId: readFileSync('device-id', 'utf8').trim(),
};
let login = await request('POST', '/auth/login', account);
if (login.status === 'confirmation_required') {
  const code = (await ask('Confirmation code [000000]: ')) || '000000';
  account.confirmationCode = code;
  login = await request('POST', '/auth/login', account);
}

token = login.tokens.accessToken;
console.log(`Logged in as ${login.account.displayName}`);

const teams = await request('GET', '/teams?search=delivery');
const minato = { filter: { search: 'Minato' } };
const customers = await request('POST', '/customers/query', minato);

const [team] = teams.items;
const [customer] = customers.items;
if (!team || !customer) throw new Error('No team or no customer matches.');
console.log(`Team: ${team.name}`);
console.log(`Customer: ${customer.name}`);

const task = {
  title: 'Deliver 12 pallets to Minato Foods',
  teamId: team.id,
  customerId: customer.id,
};
const created = await request('POST', '/tasks', task);
console.log(`Created ${created.number}: ${created.webUrl}`);

const INVALID = 'https://developers.easier.example/problems/validation-failed';
try {
  await request('POST', '/tasks', { ...task, title: '' });
} catch (error) {
  if (error.problem?.type !== INVALID) throw error;
  for (const { pointer, message } of error.problem.errors)
    console.log(`Not created: ${pointer}: ${message}`);
}
