import { texts } from '../api/texts';
import type { Server } from '../model/api/operation';
import { HOST, isWithoutHost } from '../model/request/placeholder-host';
import { format } from '../model/text/format';
import { code, codes, item, line, list, strong } from './marks';
import { said } from './tree';

/** The servers of an API, each with the variables of its URL. */
export function serverList(servers: readonly Server[]): string {
  const { servers: words } = texts;
  return list(
    servers.map(({ template, name, description, variables }) =>
      item(
        said(line(name !== undefined && strong(name), code(template)), description),
        list(
          variables.map(({ name: variable, default: standard, values, description: about }) =>
            item(
              said(
                line(
                  code(variable),
                  `${words.default} ${code(standard)}`,
                  values.length > 0 && `${words.values} ${codes(values)}`,
                ),
                about,
              ),
            ),
          ),
        ),
      ),
    ),
  );
}

/** Says what stands in for the host in samples if the document names none. */
export function hostNote(servers: readonly Server[]): string {
  if (servers.some(({ url }) => !isWithoutHost(url))) return '';
  return format(texts.servers.noHost, { host: code(HOST) });
}
