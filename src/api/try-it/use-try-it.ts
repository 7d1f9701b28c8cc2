import { useEffectEvent, useLayoutEffect, useMemo, useRef } from 'react';
import type { PageSample } from '../../model/api/operation';
import { toHttpRequest } from '../../model/request/filled-template';
import type { HttpRequest } from '../../model/request/http-request';
import type { FormTemplate } from '../../model/request/request-template';
import { toFormGraph } from '../../model/request/request-template';
import type { Credentials, RequestValues } from '../../model/request/request-values';
import { toStartValues, withExample } from '../../model/request/start-values';
import { toWireRequest } from '../../model/request/wire-request';
import { sampleTargets } from '../../model/samples/targets';
import { toExactCode } from '../../model/text/code';
import type { FormErrors } from './form-errors';
import { isBlocked, listFormErrors } from './form-errors';

/** The part of a sample that changes with its values. */
export type SampleContent = Pick<PageSample, 'code' | 'limitations'>;

/** Writes a sample with the reader's own values, coloured like the one that the page has. */
export type RewriteSample = (
  language: string,
  variant: string,
  prerendered: SampleContent,
) => SampleContent;

/** What the form tells the samples. */
export interface TryItOutcome {
  readonly rewrite: RewriteSample;
  /** The values that are filled in now cannot be sent. */
  readonly isStale: boolean;
  /** The samples are no longer those of the page. */
  readonly isChanged: boolean;
}

/** Rewrites the samples with every change, before the browser paints; returns what is wrong with the values. */
export function useTryIt(
  template: FormTemplate,
  values: RequestValues,
  credentials: Credentials,
  onChange: (outcome: TryItOutcome) => void,
): FormErrors {
  const graph = useMemo(() => toFormGraph(template.nodes), [template]);
  const errors = useMemo(
    () => listFormErrors(graph, template, values, credentials),
    [graph, template, values, credentials],
  );
  const example = values.body?.example ?? '';
  const start = useMemo(
    () => toHttpRequest(template, withExample(template, toStartValues(template), example)),
    [template, example],
  );
  const last = useRef(start);
  const report = useEffectEvent(() => {
    const request = toHttpRequest(template, values, credentials);
    const isStale = isBlocked(errors) || !isSendable(request);
    if (!isStale) last.current = request;
    onChange({
      rewrite: createRewrite(last.current),
      isStale,
      isChanged: JSON.stringify(last.current) !== JSON.stringify(start),
    });
  });
  useLayoutEffect(() => report(), [errors]);
  return errors;
}

/** Rewrites each sample when it is asked for; the author's own samples stay as they are. */
function createRewrite(request: HttpRequest): RewriteSample {
  return (language, variant, prerendered) => {
    const target = sampleTargets.find((one) => one.language === language);
    const client = target?.variants.find(({ id }) => id === variant);
    if (target === undefined || client === undefined) return prerendered;
    const { code, limitations } = client.render(request);
    return { code: toExactCode(code, target.highlight), limitations };
  };
}

/** Whether HTTP has a way to send the request: clients throw where it has none. */
function isSendable(request: HttpRequest): boolean {
  try {
    toWireRequest(request);
    return true;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}
