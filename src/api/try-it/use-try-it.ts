import { useEffectEvent, useLayoutEffect, useMemo, useRef } from 'react';
import type { PageSample } from '../../model/api/operation';
import { toHttpRequest } from '../../model/request/filled-template';
import type { HttpRequest } from '../../model/request/http-request';
import type { FormTemplate } from '../../model/request/request-template';
import { toFormGraph } from '../../model/request/request-template';
import type { Credentials, RequestValues } from '../../model/request/request-values';
import { findChosenOrigin } from '../../model/request/server-url';
import { toStartValues, withExample } from '../../model/request/start-values';
import { toWireRequest } from '../../model/request/wire-request';
import { sampleTargets } from '../../model/samples/targets';
import { toExactCode } from '../../model/text/code';
import type { FormErrors } from './form-errors';
import { isBlocked, listFormErrors } from './form-errors';

/** The part of a sample that depends on the values. */
export type SampleContent = Pick<PageSample, 'code' | 'limitations'>;

/** Rewrites a sample with the reader's own values, highlighted like the prerendered one. */
export type RewriteSample = (
  language: string,
  variant: string,
  prerendered: SampleContent,
) => SampleContent;

/** What the form passes to the samples. */
export interface TryItOutcome {
  readonly rewrite: RewriteSample;
  /** The current values cannot be sent. */
  readonly isStale: boolean;
  /** The server that the reader's own text has chosen, and not the API's description. */
  readonly origin?: string;
  /** The samples differ from the prerendered ones. */
  readonly isChanged: boolean;
}

/** Rewrites the samples on every change, before the browser paints; returns the errors of the values. */
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
    const origin = findChosenOrigin(template.servers[values.server], values.variables);
    onChange({
      ...(origin !== undefined && { origin }),
      rewrite: createRewrite(last.current),
      isStale,
      isChanged: JSON.stringify(last.current) !== JSON.stringify(start),
    });
  });
  useLayoutEffect(() => report(), [errors]);
  return errors;
}

/** Returns a function that rewrites samples on demand. The author's own samples stay unchanged. */
function createRewrite(request: HttpRequest): RewriteSample {
  return (language, variant, prerendered) => {
    const target = sampleTargets.find((one) => one.language === language);
    const client = target?.variants.find(({ id }) => id === variant);
    if (target === undefined || client === undefined) return prerendered;
    const { code, limitations } = client.render(request);
    return { code: toExactCode(code, target.highlight), limitations };
  };
}

/** Whether HTTP can express the request; renderers throw a `RangeError` if not. */
function isSendable(request: HttpRequest): boolean {
  try {
    toWireRequest(request);
    return true;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}
