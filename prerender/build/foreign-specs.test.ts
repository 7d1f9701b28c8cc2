import { expect, it } from 'vitest';
import { checkForeignSpecs } from './foreign-specs';

it('foreignSpecs names files that there are', () => {
  const files = ['specs/stripe.yaml', 'content/versions/1.0/specs/postal.json'];
  expect(checkForeignSpecs(['stripe', 'postal'], files)).toEqual([]);
  expect(checkForeignSpecs(['strip'], files)).toEqual([
    {
      file: 'content/site.ts',
      severity: 'error',
      message: 'There is no OpenAPI file "strip".',
      hint: 'Did you mean "stripe"? Correct "foreignSpecs".',
    },
  ]);
});
