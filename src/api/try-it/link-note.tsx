import type { ReadLink } from '../../model/request/values-link';
import { format } from '../../model/text/format';
import { toCountText } from '../../ui/locale';
import { texts } from './texts';
import { toLeftName, toNameList } from './left-names';

/** Says which values of a link were ignored, and which server it sets. */
export function LinkNote({ link }: { readonly link: ReadLink }) {
  const lines = listLines(link);
  if (lines.length === 0) return null;
  return (
    <p role="status" className="try-it-linked">
      {lines.join(' ')}
    </p>
  );
}

function listLines({ values, ignored, foreign, server }: ReadLink): readonly string[] {
  if (values === undefined) return [texts.tryIt.linkBroken];
  const names = [
    ...ignored.map(toLeftName),
    ...(foreign === 0 ? [] : [toCountText(texts.tryIt.linkForeign, foreign)]),
  ];
  return [
    ...(names.length === 0 ? [] : [format(texts.tryIt.linkIgnored, { names: toNameList(names) })]),
    ...(server === undefined ? [] : [format(texts.tryIt.linkServer, { url: server })]),
  ];
}
