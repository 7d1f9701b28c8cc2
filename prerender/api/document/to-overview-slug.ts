import { toKebabCase } from '../../text/slug';
import type { OpenApiDocument } from './document';

/** The address of an API's overview, which its title gives, below the API's path. */
export function toOverviewSlug({ info }: OpenApiDocument): string {
  return toKebabCase(info.title) || 'introduction';
}
