import { expect, it } from 'vitest';
import { createContextError } from './context-error';

it('a hook outside of its provider is an error that names both', { tags: ['S60'] }, () => {
  const error = createContextError('useTabs', 'Tabs', '<Tab> must stand inside <Tabs>.');
  expect(error.name).toBe('ReactContextError');
  expect(error.message).toBe(
    'Hook useTabs is called outside the <Tabs>. <Tab> must stand inside <Tabs>.',
  );
});
