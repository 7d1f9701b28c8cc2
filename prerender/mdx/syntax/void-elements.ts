import type { CompileContext, Extension, Handle, Token } from 'mdast-util-from-markdown';
import { voidElements } from '../../text/html-names';

/** MDX's state while it reads a tag. */
interface Tag {
  readonly name?: string;
  readonly close: boolean;
  selfClosing: boolean;
}

/**
 * Accepts `<br>` and `<img …>` as in HTML; MDX itself requires a closing slash.
 *
 * Wraps the handlers of the given extensions, and must come after them. `<img></img>` stays valid.
 */
export function voidElementsFromMarkdown(extensions: readonly unknown[]): Extension {
  const known = extensions.flat(Number.POSITIVE_INFINITY) as readonly Extension[];
  return {
    enter: { mdxJsxFlowTagClosingMarker: wait, mdxJsxTextTagClosingMarker: wait },
    exit: {
      mdxJsxFlowTag: createTagEnd(known, 'Flow'),
      mdxJsxTextTag: createTagEnd(known, 'Text'),
    },
  };
}

/** Postpones the check of a closing tag until its name is known. */
function wait(): void {}

function createTagEnd(known: readonly Extension[], kind: 'Flow' | 'Text'): Handle {
  const checkClosing = getHandle(known, 'enter', `mdxJsx${kind}TagClosingMarker`);
  const end = getHandle(known, 'exit', `mdxJsx${kind}Tag`);
  return function endTag(this: CompileContext, token: Token) {
    const { mdxJsxTag: tag } = this.data as unknown as { readonly mdxJsxTag: Tag };
    const isVoid = voidElements.has(tag.name ?? '');
    // The element is already closed: drop the tag's text with the buffer that it opened.
    if (isVoid && tag.close) return void this.resume();
    if (isVoid) tag.selfClosing = true;
    if (tag.close) checkClosing.call(this, token);
    return end.call(this, token);
  };
}

function getHandle(known: readonly Extension[], when: 'enter' | 'exit', name: string): Handle {
  const handle = known
    .map((extension) => (extension[when] as Readonly<Record<string, Handle>> | undefined)?.[name])
    .find((found) => found !== undefined);
  if (handle === undefined) throw new Error(`No extension of the parser knows "${name}".`);
  return handle;
}
