import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Tabs } from './tabs';

const tabs = ['curl', 'Go', 'Ruby'].map((title) => ({
  id: title,
  label: title,
  title: `${title} sample`,
  content: <pre>{title} code</pre>,
}));

function render(count: number): string {
  return renderToStaticMarkup(
    <Tabs tabs={tabs.slice(0, count)} label="Language" value="Go" onChange={() => {}} />,
  );
}

function listAttributes(html: string, role: string, attribute: string): readonly unknown[] {
  const elements = html.match(new RegExp(`<[^>]*role="${role}"[^>]*>`, 'g')) ?? [];
  return elements.map((element) => new RegExp(` ${attribute}="([^"]*)"`).exec(element)?.[1]);
}

describe('tabs', () => {
  it('have all panels in the HTML, each with its title, and mark the one that is shown', () => {
    const html = render(3);
    expect(html).toMatch(/curl sample.*Go sample.*Ruby sample/);
    expect(listAttributes(html, 'tabpanel', 'data-state')).toEqual([
      'inactive',
      'active',
      'inactive',
    ]);
    expect(listAttributes(html, 'tab', 'aria-selected')).toEqual(['false', 'true', 'false']);
  });

  it('name their panels and are named by what they choose between', () => {
    const html = render(3);
    expect(listAttributes(html, 'tablist', 'aria-label')).toEqual(['Language']);
    expect(listAttributes(html, 'tab', 'aria-controls')).toEqual(
      listAttributes(html, 'tabpanel', 'id'),
    );
    expect(listAttributes(html, 'tabpanel', 'aria-labelledby')).toEqual(
      listAttributes(html, 'tab', 'id'),
    );
  });

  it('are one stop of the Tab key', () => {
    expect(listAttributes(render(3), 'tab', 'tabindex')).toEqual(['-1', '0', '-1']);
  });

  it('are left out where there is nothing to choose', () => {
    expect(render(1)).toBe('<pre>curl code</pre>');
  });
});
