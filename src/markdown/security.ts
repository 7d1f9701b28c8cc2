import { texts as pageTexts } from '../api/pages/texts';
import { texts } from '../api/texts';
import type {
  RequiredScheme,
  Scope,
  SecurityRequirement,
  SecurityScheme,
} from '../model/api/security';
import { format } from '../model/text/format';
import { toCountText } from '../ui/locale';
import { blocks, code, item, line, link, list, section } from './marks';
import { rich, said } from './tree';

const words = texts.authentication;

/** The security requirements of an operation: alternatives as a list. */
export function requirementSection(
  security: readonly SecurityRequirement[],
  overview: string,
): string {
  const requirements = security.filter((requirement) => requirement.length > 0);
  const isOptional = requirements.length < security.length;
  const lead = isOptional ? words.optional : requirements.length > 1 && words.choice;
  const items = requirements.map((schemes) =>
    item(
      schemes.map((required) => toScheme(required, overview)).join(` ${words.and} `),
      ...schemes.map(({ scopes, areRoles }) =>
        scopeList(scopes, areRoles === true ? words.roles : words.scopes),
      ),
    ),
  );
  return section(2, words.title, items.length === 0 ? words.none : lead, list(items));
}

function toScheme({ scheme: { label, usage, unknown } }: RequiredScheme, overview: string): string {
  if (unknown === true) return format(words.unknown, { name: code(label) });
  return line(link(overview, label), usage === undefined ? words.certificate : code(usage));
}

/** The scopes of a token, below a line of which plural forms are separated by a bar. */
function scopeList(scopes: readonly Scope[], title: string): string {
  if (scopes.length === 0) return '';
  const items = scopes.map(({ name, description }) => item(said(code(name), description)));
  return item(toCountText(title, scopes.length), list(items));
}

/** The security schemes of an API with their OAuth 2.0 flows. */
export function schemeSections(schemes: readonly SecurityScheme[]): string {
  const sections = schemes.map(({ label, usage, deprecated, description, ...scheme }) => {
    const { metadataUrl, flows } = scheme;
    const sent = usage && format(pageTexts.api.usage, { usage: code(usage) });
    const url = metadataUrl === undefined ? '' : link(metadataUrl);
    return section(
      3,
      label,
      line(sent ?? words.certificateSent, deprecated && words.deprecated),
      rich(description),
      metadataUrl !== undefined && format(words.metadata, { url }),
      ...flows.map(({ kind, addresses, scopes }) =>
        section(
          4,
          `${label}: ${pageTexts.flows[kind]}`,
          blocks(
            list(
              addresses.map(({ kind: address, url: at }) =>
                item(`${pageTexts.flowAddresses[address]}: ${code(at)}`),
              ),
            ),
            scopeList(scopes, words.offeredScopes),
          ),
        ),
      ),
    );
  });
  return section(2, words.title, ...sections);
}
