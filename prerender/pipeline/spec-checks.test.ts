import { expect, it } from 'vitest';
import { checkForeignSpecs } from './spec-checks';

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

it.each(['specs/stripe.yaml', './specs/stripe.yaml', 'stripe.yaml', './stripe.yaml'])(
  'foreignSpecs says how the API of the path %s is named',
  (path) => {
    const [problem] = checkForeignSpecs([path], ['specs/stripe.yaml', 'specs/acme/openapi.yaml']);
    expect(problem?.hint).toBe('Did you mean "stripe"? Correct "foreignSpecs".');
  },
);

it.each(['specs/acme/openapi.yaml', 'acme/openapi.yaml', 'specs/acme/'])(
  'foreignSpecs says how the API in the folder of %s is named',
  (path) => {
    const [problem] = checkForeignSpecs([path], ['specs/stripe.yaml', 'specs/acme/openapi.yaml']);
    expect(problem?.hint).toBe('Did you mean "acme"? Correct "foreignSpecs".');
  },
);
