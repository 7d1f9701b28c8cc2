import { useMemo } from 'react';
import type { OperationPage } from '../model/reference/operation';
import { Admonition } from '../mdx/admonition';
import prose from '../ui/prose.module.css';
import { RichText } from '../ui/rich-text';
import { texts } from '../ui/texts';
import { Authentication } from './authentication';
import styles from './operation-article.module.css';
import { ParameterSections } from './parameter-sections';
import { RequestBodySection } from './request-body-section';
import { RequestLine } from './request-line';
import { ResponseExamples } from './response-examples';
import { ResponsesSection } from './responses-section';
import { Samples } from './samples';
import { createShownGraph } from './shown-graph';
import { ShownGraphProvider } from './shown-graph-provider';

/** One operation: facts to read on the left, code to paste on the right. */
export function OperationArticle({ operation }: { readonly operation: OperationPage }) {
  const {
    title,
    method,
    path,
    servers,
    deprecated,
    description,
    security,
    parameters,
    body,
    responses,
    samples,
  } = operation;
  const { schemas, apiPath, overviewPath } = operation;
  const graph = useMemo(() => createShownGraph(schemas, apiPath), [schemas, apiPath]);
  return (
    <article className={styles['operation']}>
      <header className={`${prose['prose']} ${styles['head']}`}>
        <h1>{title}</h1>
        <RequestLine method={method} path={path} serverUrl={servers[0]?.url} />
      </header>
      <div className={styles['rail']}>
        <Samples groups={samples} />
        <ResponseExamples responses={responses} />
      </div>
      <div className={styles['facts']}>
        {deprecated && (
          <Admonition type="warning" title={texts.operation.deprecated}>
            <p>{texts.operation.deprecatedText}</p>
          </Admonition>
        )}
        <div className={prose['prose']}>
          <RichText text={description} />
        </div>
        <Authentication security={security} overviewPath={overviewPath} />
        <ShownGraphProvider value={graph}>
          <ParameterSections parameters={parameters} />
          {body !== undefined && <RequestBodySection body={body} />}
          <ResponsesSection responses={responses} />
        </ShownGraphProvider>
      </div>
    </article>
  );
}
