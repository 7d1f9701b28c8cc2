import { describe, expect, it } from 'vitest';
import { toText } from '../../../src/model/text/code';
import { listOperations } from '../document/operations';
import { createConversion } from '../fixtures/create-conversion';
import { toExchange } from './exchange';

function toResponses(method: string, responses: object, schemas: object = {}) {
  const paths = { '/': { [method]: { operationId: 'op', responses } } };
  const conversion = createConversion({ paths, components: { schemas } } as object);
  const [operation] = listOperations(conversion.document);
  if (operation === undefined) throw new Error('The document has one.');
  return toExchange(conversion, operation, { apiPath: '/docs/api/a' }).responses;
}

const toBody = (schema: object, description = 'Any') => ({
  description,
  content: { 'application/json': { schema } },
});

const text = { type: 'string' };

describe('the responses of an exchange', () => {
  it.each([
    ['delete', ['204', '200', '202', '304', '409']],
    ['get', ['200', '202', '204', '304', '409']],
  ])('of a %s start with one without a body only if it deletes', (method, statuses) => {
    const bare = { description: 'Any' };
    const body = toBody(text);
    const responses = { 409: bare, 304: bare, 200: body, 202: body, 204: bare };
    expect(toResponses(method, responses).map(({ status }) => status)).toEqual(statuses);
  });

  const message = { type: 'object', properties: { message: text } };

  it.each<[string, object, object?]>([
    ['that says so', toBody(message, 'Unexpected error')],
    ['of a schema of that name', toBody({ $ref: '#/components/schemas/ApiFailure' })],
    [
      'of a schema with its fields',
      toBody({ type: 'object', properties: { code: { type: 'integer' }, message: text } }),
    ],
  ])('have the error of a lone default %s', (_, response) => {
    const [found] = toResponses('get', { default: response }, { ApiFailure: message });
    const code = found?.content[0]?.examples[0]?.code;
    expect(code && toText(code)).toContain('"message": "Error"');
  });

  it.each([
    toBody(message, 'The default response'),
    toBody({ type: 'object', properties: { code: text, message: text, data: text } }),
    toBody({ $ref: '#/components/schemas/Defaults' }, 'Success or error'),
  ])('have a success of any other lone default', (response) => {
    const [found] = toResponses('get', { default: response }, { Defaults: message });
    const code = found?.content[0]?.examples[0]?.code;
    expect(code && toText(code)).not.toContain('"message": "Error"');
  });
});
