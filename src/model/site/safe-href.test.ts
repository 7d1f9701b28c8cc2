import { expect, it } from 'vitest';
import { isSafeHref } from './safe-href';

it.each(['https://example.com/a', 'http://localhost:3000', 'mailto:a@example.com'])(
  'lets %s be a link',
  (href) => expect(isSafeHref(href)).toBe(true),
);

it.each([
  'javascript:alert(1)',
  ' java\nscript:alert(1)',
  'JAVASCRIPT:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'file:///etc/passwd',
  '//evil.example',
  '/\\evil.example',
  'terms.html',
  '',
])('keeps %j as text', (href) => expect(isSafeHref(href)).toBe(false));
