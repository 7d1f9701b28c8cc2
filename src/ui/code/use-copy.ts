import { useEffect, useState } from 'react';

/** The outcome of copying, until it is shown no longer. */
export type CopyOutcome = 'ready' | 'copied' | 'refused';

/** A text that takes long to compute is requested when it is copied. */
export type CopyText = string | (() => Promise<string>);

/** Puts a text on the clipboard. The outcome is `ready` again after this time. */
export function useCopy(shownForMs: number) {
  const [outcome, setOutcome] = useState<CopyOutcome>('ready');
  useEffect(() => {
    if (outcome === 'ready') return undefined;
    const timer = setTimeout(() => setOutcome('ready'), shownForMs);
    return () => clearTimeout(timer);
  }, [outcome, shownForMs]);
  const copy = (text: CopyText) => {
    write(text).then(
      () => setOutcome('copied'),
      () => setOutcome('refused'),
    );
  };
  return { outcome, copy };
}

/** Refused by permission, or because there is no clipboard on a page that is not served securely. */
async function write(text: CopyText): Promise<void> {
  const { clipboard } = navigator;
  if (typeof text === 'string') return clipboard.writeText(text);
  // Firefox has it from 127 on.
  if (typeof ClipboardItem === 'undefined') return clipboard.writeText(await text());
  // Safari refuses what is not begun in the click.
  const blob = text().then((value) => new Blob([value], { type: 'text/plain' }));
  return clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
}
