import type { CSSProperties } from 'react';
import type { Announcement } from '../../model/site/site';
import { texts } from './texts';

/**
 * The announcement above all pages. It stands outside of what React takes over, and loads nothing: the
 * document's script hides it before paint, and closes it (`index.html`). Its styles are its own, so that a site
 * without an announcement has none. The one banner of a page is its navbar.
 */
export function AnnouncementBar({
  id = 'announcement-bar',
  content,
  isCloseable = true,
  backgroundColor = 'var(--accent-soft)',
  textColor = 'var(--ink)',
}: Announcement) {
  return (
    <section
      aria-label={texts.announcement.label}
      data-announcement={id}
      data-search-skip=""
      style={{ ...barStyle, backgroundColor, color: textColor }}
    >
      {isCloseable && <span style={sideStyle} aria-hidden="true" />}
      {/* Clean: `prerender/html/announcement.ts`. */}
      <div style={contentStyle} dangerouslySetInnerHTML={{ __html: content }} />
      {isCloseable && (
        <button
          type="button"
          data-close=""
          aria-label={texts.announcement.close}
          style={{ ...sideStyle, ...buttonStyle }}
        >
          <svg width="14" height="14" viewBox="0 0 14 14" aria-hidden="true">
            <path d="m2 2 10 10M12 2 2 12" stroke="currentColor" strokeWidth="1.75" />
          </svg>
        </button>
      )}
    </section>
  );
}

const barStyle: CSSProperties = {
  display: 'flex',
  alignItems: 'center',
  minHeight: '2.75rem',
  borderBlockEnd: '1px solid var(--line)',
  fontSize: 'var(--text-nav)',
};

/** Links have the colour of the text around them, with a line below. */
const contentStyle = {
  '--accent': 'currentColor',
  '--accent-strong': 'currentColor',
  flex: 1,
  padding: 'var(--space-2)',
  textAlign: 'center',
} as CSSProperties;

/** The same width on both sides keeps the text in the middle. */
const sideStyle: CSSProperties = { flex: 'none', width: '2.75rem' };

const buttonStyle: CSSProperties = {
  display: 'grid',
  placeContent: 'center',
  height: '2.75rem',
  border: 0,
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
};
