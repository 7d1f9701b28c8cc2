import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Progress } from './progress';
import type { ProgressProps } from './progress';

const render = (props: Partial<ProgressProps>) =>
  renderToStaticMarkup(<Progress label="Import" {...props} />);

describe('a progress bar', () => {
  it('exposes its value and its label', () => {
    expect(render({ value: 2, max: 3 })).toMatch(
      /^<span role="progressbar" aria-label="Import" aria-valuemin="0" aria-valuemax="3" aria-valuenow="2" aria-valuetext="67%" class="\S+" data-state="loading" data-value="2" data-max="3">/,
    );
    expect(render({ value: 25 })).toContain('style="--done:25%"');
  });

  it('is at zero without a value', () => {
    expect(render({})).toMatch(/aria-valuenow="0" aria-valuetext="0%".*data-state="loading"/);
  });

  it('has no value while the progress is unknown', () => {
    const html = render({ value: null });
    expect(html).toContain('data-state="indeterminate"');
    expect(html).not.toMatch(/aria-valuenow|aria-valuetext|data-value/);
  });

  it('is complete at its end', () => {
    expect(render({ value: 100 })).toContain('data-state="complete"');
    expect(render({ value: 3, max: 3 })).toContain('data-state="complete"');
  });

  it('has classes, attributes and another name of the writer', () => {
    const html = render({ className: 'mine', id: 'x', 'aria-label': 'Export' });
    expect(html).toMatch(/aria-label="Export".* id="x" class="\S+ mine"/);
  });
});

describe('an invalid number', () => {
  afterEach(() => vi.restoreAllMocks());

  it.each([0, -1, Number.NaN])('logs a maximum of %s and uses 100', (max) => {
    const [html, message] = renderWithError({ value: 40, max });
    expect(html).toMatch(/aria-valuemax="100" aria-valuenow="40"/);
    expect(message).toBe(`<Progress> takes a max above 0, not ${max}. It counts to 100 instead.`);
  });

  it.each([-1, 101, Number.NaN])('logs a value of %s and shows none', (value) => {
    const [html, message] = renderWithError({ value });
    expect(html).toContain('data-state="indeterminate"');
    expect(message).toBe(
      `<Progress> takes a value from 0 to 100, or null, not ${value}. It shows no value instead.`,
    );
  });
});

function renderWithError(props: Partial<ProgressProps>): readonly [html: string, message: unknown] {
  const error = vi.spyOn(console, 'error').mockReturnValue();
  const html = render(props);
  expect(error).toHaveBeenCalledOnce();
  return [html, error.mock.calls[0]?.[0]];
}
