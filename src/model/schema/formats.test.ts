import { expect, it } from 'vitest';
import { findTextFormat } from './formats';

const matches = (format: string, text: string) => findTextFormat(format)?.matches(text);

it.each([
  ['date-time', '2024-07-29T09:30:00+0200'],
  ['date-time', '2024-07-29T09:30:00-07'],
  ['date-time', '2016-12-31T23:59:60Z'],
  ['time', '09:30:00.5+09:00'],
  ['hostname', 'sakura.example.'],
  ['ipv6', '::ffff:198.51.100.7'],
  ['ipv6', '64:ff9b::198.51.100.7'],
  ['byte', 'U2FrdXJh\nS3lv\n'],
  ['byte', 'U2FrdXJh'.repeat(1000)],
  ['uri-reference', `/${'a'.repeat(3000)}`],
])('%s is the format of %s', (format, text) => {
  expect(matches(format, text)).toBe(true);
});

it.each([
  ['date-time', '2024-07-29T09:30:00'],
  ['date-time', '2024-07-29T09:30:61Z'],
  ['time', '09:30:00+2'],
  ['hostname', '.'],
  ['hostname', 'sakura..example'],
  ['ipv6', '::198.51.100'],
  ['ipv6', '198.51.100.7'],
  ['ipv6', '1:2:3:4:5:6:7:198.51.100.7'],
  ['byte', 'U2FrdX'],
])('%s is not the format of %s', (format, text) => {
  expect(matches(format, text)).toBe(false);
});
