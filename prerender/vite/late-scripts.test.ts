import { expect, it } from 'vitest';
import { listLate } from './late-scripts';

it('names a late script with its imports, and no script that every page has loaded', () => {
  const shell = ['chunks/shell.a1.js', 'chunks/framework.b2.js', 'chunks/rolldown-runtime.c3.js'];
  const form = 'chunks/try-it-form.d4.js';
  expect(listLate(form, [form, ...shell, 'chunks/article.e5.js'])).toEqual([
    form,
    'chunks/article.e5.js',
  ]);
  expect(listLate(form, [form, ...shell])).toEqual([form]);
});
