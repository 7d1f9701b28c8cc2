import { memo } from 'react';
import { isMac } from '../field/is-mac';
import { texts } from '../texts';

/** The keys of the palette, for readers with a keyboard. */
export const PaletteKeys = memo(() => {
  const modifier = isMac(navigator) ? '⌘' : 'ctrl';
  const keys = [
    { keys: ['↑', '↓'], does: texts.search.keyMove },
    { keys: ['↵'], does: texts.search.keyOpen },
    { keys: [modifier, '↵'], does: texts.search.keyNewTab },
    { keys: ['esc'], does: texts.search.keyClose },
  ];
  return (
    <ul className="palette-keys" aria-hidden="true">
      {keys.map(({ keys: own, does }) => (
        <li key={does}>
          {own.map((key) => (
            <kbd key={key}>{key}</kbd>
          ))}
          {does}
        </li>
      ))}
    </ul>
  );
});
PaletteKeys.displayName = 'PaletteKeys';
