import type { OperationPage } from '../../../src/model/api/operation';
import { toText } from '../../../src/model/text/code';

type Examples = Pick<OperationPage, 'servers' | 'body' | 'responses'>;

/**
 * The addresses in the examples of an operation, such as that of a problem type, which may be on this site. Those of
 * the API itself, whose servers may be on its host, are no pages. `page` is the whole address of the operation.
 */
export function listNamedAddresses(
  { servers, body, responses }: Examples,
  page: string,
): readonly string[] {
  const starts = servers.map(({ url }) =>
    URL.canParse(url, page) ? new URL(url, page).href : url,
  );
  const content = [...(body?.content ?? []), ...responses.flatMap((response) => response.content)];
  const texts = content.flatMap(({ examples }) => examples.map(({ code }) => toText(code)));
  // Without the sign that ends a sentence.
  const found = texts.flatMap(
    (text) => text.match(/https?:\/\/[^\s"'<>\\]*[^\s"'<>\\.,;:!?)\]]/gi) ?? [],
  );
  return [...new Set(found)].filter((url) => !starts.some((start) => url.startsWith(start)));
}
