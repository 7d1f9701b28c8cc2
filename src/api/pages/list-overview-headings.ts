import type { Heading } from '../../model/navigation/heading';
import type { ApiOverview } from '../../model/api/api';
import { toSecurityAnchor } from '../../model/api/anchors';
import type { RichText } from '../../model/text/rich-text';
import { toPlainText } from '../../model/text/rich-text';
import { texts } from './texts';
import { texts as apiTexts } from '../texts';

/** Whether an API names somebody to ask, a licence or terms. */
export function hasLegal({ contact, license, termsOfService }: ApiOverview): boolean {
  return [contact, license, termsOfService].some((fact) => fact !== undefined);
}

/** The headings of an API's overview, in their order: those of its description, then ours. */
export function listOverviewHeadings(overview: ApiOverview): readonly Heading[] {
  const { description, servers, securitySchemes, groups } = overview;
  return [
    ...listTextHeadings(description),
    ...(servers.length === 0 ? [] : [toHeading('servers', apiTexts.servers.title)]),
    ...(securitySchemes.length === 0
      ? []
      : [toHeading('security-schemes', apiTexts.authentication.title)]),
    ...securitySchemes.map(({ name, label }) => toHeading(toSecurityAnchor(name), label, 3)),
    ...(hasLegal(overview) ? [toHeading('contact-and-licence', texts.api.legal)] : []),
    ...groups.map(({ slug, label }) => toHeading(slug, label)),
  ];
}

function toHeading(id: string, text: string, depth: Heading['depth'] = 2): Heading {
  return { depth, id, text };
}

function listTextHeadings(text: RichText): readonly Heading[] {
  return text.flatMap((node) =>
    typeof node !== 'string' && 'id' in node
      ? [toHeading(node.id, toPlainText(node.children), toDepth(node.tag))]
      : [],
  );
}

function toDepth(tag: `h${Heading['depth']}`): Heading['depth'] {
  return Number(tag.slice(1)) as Heading['depth'];
}
