import { describe, expect, it } from 'vitest';
import { toKebabCase } from './slug';

describe('toKebabCase', () => {
  it.each([
    ['createNewTask', 'create-new-task'],
    ['Easier API Document', 'easier-api-document'],
    ['easier application API document', 'easier-application-api-document'],
    ['getHTTPStatus', 'get-http-status'],
    ['list_teams.v2', 'list-teams-v2'],
    ['v2Teams', 'v2-teams'],
    ['get /teams/{teamId}', 'get-teams-team-id'],
    ['--a--b--', 'a-b'],
    ['Tạo công việc', 'tạo-công-việc'],
    ['Tạo'.normalize('NFD'), 'tạo'],
    ['タスク作成', 'タスク作成'],
  ])('makes "%s" into "%s"', (text, slug) => {
    expect(toKebabCase(text)).toBe(slug);
  });

  it.each([
    ["the reader's choice", 'the-readers-choice'],
    ['O’Brien', 'obrien'],
    ['HTTPServer v2', 'http-server-v2'],
    ['  a -- b/c ', 'a-b-c'],
    ['C++', 'c'],
    ['!!', ''],
  ])('drops the characters to be dropped: "%s" becomes "%s"', (text, slug) => {
    expect(toKebabCase(text, /['’]/g)).toBe(slug);
  });

  it('leaves a slug unchanged', () => {
    expect(toKebabCase(toKebabCase('getHTTPStatusOf Team'))).toBe(
      toKebabCase('getHTTPStatusOf Team'),
    );
  });

  it('keeps combining marks of scripts without composed letters', () => {
    expect(toKebabCase('कार्य सूची')).toBe('कार्य-सूची');
  });
});
