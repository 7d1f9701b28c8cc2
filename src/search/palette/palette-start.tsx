import { useEffect, useState } from 'react';
import { withBase } from '../../model/site/paths';
import { Icon } from '../../ui/icon';
import type { IconName } from '../../ui/icon';
import { recentLog } from '../field/recent-log';
import type { StartLink } from '../next-steps';
import { texts } from '../texts';
import { leave } from './leaving';
import { readRecentPages } from './recent-pages';

interface StartProps {
  readonly next: readonly StartLink[];
  readonly onOpen: () => void;
}

/** The palette before anything is typed: recent pages of this device, and where to start. */
export function PaletteStart({ next, onOpen }: StartProps) {
  const [log, setLog] = useState(recentLog.get);
  useEffect(() => recentLog.listen(setLog), []);
  const recent = readRecentPages(log ?? '', import.meta.env.BASE_URL).filter(
    ({ url }) => url !== window.location.pathname,
  );
  return (
    <>
      {recent.length > 0 && (
        <Links
          label={texts.search.recent}
          icon="page"
          links={recent.slice(0, MAX_RECENT).map(({ title, url }) => ({ label: title, url }))}
          onOpen={onOpen}
        />
      )}
      <NextSteps label={texts.search.starts} next={next} onOpen={onOpen} />
    </>
  );
}

const MAX_RECENT = 5;

/** The ways on for a reader who has found nothing. */
export function NextSteps({ label, next, onOpen }: StartProps & { readonly label: string }) {
  const links = next.map((start) => ({
    label: start.label,
    url: withBase(import.meta.env.BASE_URL, start.href),
  }));
  return <Links label={label} icon="arrowRight" links={links} onOpen={onOpen} />;
}

interface LinksProps {
  readonly label: string;
  readonly icon: IconName;
  readonly links: readonly { readonly label: string; readonly url: string }[];
  readonly onOpen: () => void;
}

function Links({ label, icon, links, onOpen }: LinksProps) {
  return (
    <nav aria-label={label} className="palette-links">
      <p aria-hidden="true">{label}</p>
      <ul>
        {links.map((link) => (
          <li key={`${link.url} ${link.label}`}>
            <a href={link.url} onClick={(event) => leave(event, onOpen)}>
              <Icon name={icon} size={16} />
              {link.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
