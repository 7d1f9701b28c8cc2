import type { MultipartPart } from './http-request';
import { toBaseName } from './base-name';

/** The content disposition of a part, for languages that leave writing it to us. */
export function toDisposition(part: MultipartPart): string {
  const name = `form-data; name="${escape(part.name)}"`;
  return part.kind === 'file' ? `${name}; filename="${escape(toBaseName(part.path))}"` : name;
}

/** https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#multipart-form-data */
function escape(text: string): string {
  return text.replaceAll('\r', '%0D').replaceAll('\n', '%0A').replaceAll('"', '%22');
}
