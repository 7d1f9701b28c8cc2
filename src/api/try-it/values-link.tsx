import type { ReadLink, SharedPart, SharedValues } from '../../model/request/shared-values';
import { toValuesHash } from '../../model/request/shared-values';
import { format } from '../../model/text/format';
import { useCopy } from '../../ui/code/use-copy';
import { Drawing, Icon } from '../../ui/icon';
import { texts } from './texts';

/** Longer links do not survive mail programs, chats and issue trackers. */
const MAX_LENGTH = 8000;

const SHOWN_FOR_MS = 2500;

/** Copies a link that restores the values. Names those that it holds, and those that it does not. */
export function LinkButton({ shared, left }: SharedPart) {
  const { outcome, copy } = useCopy(SHOWN_FOR_MS);
  const hash = toValuesHash(shared);
  const isTooLong = hash.length > MAX_LENGTH;
  const copyLink = () => {
    const { origin, pathname } = window.location;
    copy(isTooLong ? refuse : origin + pathname + hash);
  };
  const said = {
    ready: '',
    copied: texts.tryIt.linkCopiedText,
    refused: isTooLong ? texts.tryIt.linkTooLong : texts.tryIt.linkRefused,
  };
  return (
    <>
      <button type="button" className="try-it-action" onClick={copyLink}>
        {outcome === 'copied' ? (
          <Drawing shape={CHECK} size={16} />
        ) : (
          <Icon name="link" size={16} />
        )}
        <span>{outcome === 'copied' ? texts.tryIt.linkCopied : texts.tryIt.copyLink}</span>
      </button>
      <span role="status" className="try-it-status" data-outcome={outcome}>
        {said[outcome]}
      </span>
      <Names text={texts.tryIt.linkHeld} names={listNames(shared)} />
      <Names
        text={texts.tryIt.linkLeft}
        names={left.map((name) => (name === '' ? texts.tryIt.body : name))}
      />
    </>
  );
}

const refuse = () => Promise.reject<string>(new RangeError('The link is too long.'));

const CHECK = 'm4 10.5 4 4 8-9';

interface NamesProps {
  readonly text: string;
  readonly names: readonly string[];
}

function Names({ text, names }: NamesProps) {
  if (names.length === 0) return null;
  return <p className="try-it-names">{format(text, { names: names.join(', ') })}</p>;
}

/** Says which values of a link the form has, and that it ignores others: no words of the link itself. */
export function LinkNote({ link }: { readonly link: ReadLink }) {
  const { values, given, accepted, left } = link;
  const names = listNames(accepted);
  const isPart = left.length > 0 || listNames(given).some((name) => !names.includes(name));
  const lines = [
    ...(values === undefined ? [texts.tryIt.linkBroken] : []),
    ...(names.length > 0 ? [format(texts.tryIt.linkFilled, { names: names.join(', ') })] : []),
    ...(isPart ? [texts.tryIt.linkIgnored] : []),
  ];
  if (lines.length === 0) return null;
  return (
    <p role="status" className="try-it-linked">
      {lines.join(' ')}
    </p>
  );
}

/** The names of the values, as the form has them. */
function listNames(shared: SharedValues): readonly string[] {
  const { server, variables, security, parameters, example, send, body, fields } = shared;
  const isBody = [example, send, body].some((value) => value !== undefined);
  return [
    ...(server === undefined ? [] : [texts.tryIt.server]),
    ...Object.keys(variables ?? {}),
    ...(security === undefined ? [] : [texts.tryIt.security]),
    ...Object.keys(parameters ?? {}).map((key) => key.replace(/^\w+ /, '')),
    ...(isBody ? [texts.tryIt.body] : []),
    ...Object.keys(fields ?? {}),
  ];
}
