import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import {
  Table,
  TableBody,
  TableCaption,
  TableCell,
  TableFooter,
  TableHead,
  TableHeader,
  TableRow,
} from './table';

const render = () =>
  renderToStaticMarkup(
    <Table className="mine" id="x">
      <TableCaption>Teams</TableCaption>
      <TableHeader>
        <TableRow>
          <TableHead>Name</TableHead>
          <TableHead scope="colgroup">Members</TableHead>
        </TableRow>
      </TableHeader>
      <TableBody className="body">
        <TableRow data-state="selected">
          <TableHead>Ota</TableHead>
          <TableCell className="cell">12</TableCell>
        </TableRow>
      </TableBody>
      <TableFooter>
        <TableRow />
      </TableFooter>
    </Table>,
  );

describe('a table', () => {
  it('scrolls inside itself, by keyboard too, named by its caption', () => {
    const html = render();
    const id = /^<div [^>]*tabindex="0" role="group" aria-labelledby="([^"]+)">/.exec(html)?.[1];
    expect(id).toBeDefined();
    expect(html).toContain(`<caption id="${id}">Teams</caption>`);
  });

  it('without a caption is named as a table', () => {
    expect(renderToStaticMarkup(<Table />)).toContain('role="group" aria-label="Table"');
  });

  it('is made of the elements of a table', () => {
    const names = Array.from(render().matchAll(/<(\w+)/g), ([, name]) => name);
    expect(names.join(' ')).toBe('div table caption thead tr th th tbody tr th td tfoot tr');
  });

  it('sets the scope of a header cell, unless the writer does', () => {
    const scopes = Array.from(render().matchAll(/<th scope="(\w+)"/g), ([, scope]) => scope);
    expect(scopes).toEqual(['col', 'colgroup', 'row']);
  });

  it('passes classes, states and attributes on to its parts', () => {
    const html = render();
    expect(html).toMatch(/<table id="x" class="\S+ \S+ mine">/);
    expect(html).toContain('<tbody class="body">');
    expect(html).toContain('<tr data-state="selected">');
    expect(html).toContain('<td class="cell">12</td>');
  });
});
