import { describe, expect, it } from 'vitest';
import { toText } from '../../../src/model/text/code';
import type { SchemaPage } from '../../../src/model/api/schema-page';
import type { OpenApiDocument } from '../document/document';
import { createConversion } from '../fixtures/create-conversion';
import { createFindUses } from './schema-uses';
import { getSchemaNames } from '../document/components';
import { toSchemaIndex, toSchemaPage } from './schema-page';
import { toApiReference } from './api-page';

function convert(schemas: object) {
  return createConversion({ components: { schemas } } as Partial<OpenApiDocument>);
}

function toPage(schemas: object, name: string): SchemaPage {
  const conversion = convert(schemas);
  const findUses = createFindUses(conversion.document, '/docs/api/teams');
  return toSchemaPage(conversion, name, '/docs/api/teams', findUses);
}

const Team = {
  type: 'object',
  title: 'A team',
  description: 'People. They work together.',
  properties: { id: { type: 'string', readOnly: true }, secret: { writeOnly: true, const: 'x' } },
};

describe('the page of a schema', () => {
  it('has title and summary, and the fields of both directions', () => {
    const { name, summary, title, schemas } = toPage({ Team }, 'Team');
    expect({ name, summary, title }).toEqual({
      name: 'Team',
      summary: 'People.',
      title: 'A team',
    });
    const root = schemas.list[schemas.roots[0]?.shown ?? -1];
    expect(root?.rows?.map((row) => row.name)).toEqual(['id', 'secret']);
  });

  it("shows the author's example", () => {
    const { example } = toPage({ Team: { ...Team, example: { id: 'team_1' } } }, 'Team');
    expect(example && toText(example.code)).toBe('{\n  "id": "team_1"\n}');
    expect(example?.generated).toBeUndefined();
  });

  it('generates an example if there is none, and marks it', () => {
    const { example } = toPage({ Team }, 'Team');
    expect(example?.generated).toBe(true);
    expect(example && toText(example.code)).toContain('"id"');
  });

  it('has no example for a schema that allows no value', () => {
    expect(toPage({ Never: false }, 'Never').example).toBeUndefined();
  });

  it('exists for names with special characters', () => {
    const odd = { 'a/b~c%d': { type: 'string' }, __proto__x: { type: 'string' } };
    expect(toPage(odd, 'a/b~c%d').schemas.list).toEqual([{ name: 'a/b~c%d', types: ['string'] }]);
  });
});

describe('the list of schemas', () => {
  it('lists all in alphabetical order, with their first sentences', () => {
    const conversion = convert({ zebra: {}, Team, Ant: { deprecated: true } });
    const reference = toApiReference(
      { id: 'teams', document: conversion.document },
      '/docs/api/teams',
      conversion.toText,
    );
    expect(getSchemaNames(conversion.document)).toEqual(['Ant', 'Team', 'zebra']);
    expect(toSchemaIndex(conversion, reference).schemas).toEqual([
      { name: 'Ant', summary: '', deprecated: true },
      { name: 'Team', summary: 'People.' },
      { name: 'zebra', summary: '' },
    ]);
  });
});
