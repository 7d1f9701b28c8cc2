import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { PageSample } from '../../model/api/operation';
import type { FilledValues } from '../../model/programs/programs';
import { toHttpRequest } from '../../model/request/filled-template';
import type { HttpRequest } from '../../model/request/http-request';
import type { FormTemplate } from '../../model/request/request-template';
import { toFormGraph } from '../../model/request/request-template';
import type { Credentials, RequestValues } from '../../model/request/request-values';
import { toOpenValues } from '../../model/request/shared-values';
import { toStartValues } from '../../model/request/start-values';
import type { SampleTarget } from '../../model/samples/syntax/target';
import { toExactCode } from '../../model/text/code';
import type { FormErrors } from './form-errors';
import { isBlocked, listFormErrors } from './form-errors';
import type { QueriedTexts, PatternAnswers } from './pattern-answers';
import { createKnownMatches, findAnswers } from './pattern-answers';
import { isRewritten, useSampleTargetStore } from './sample-target-store';

/** The part of a sample that depends on the values. */
export type SampleContent = Pick<PageSample, 'code' | 'limitations'>;

/** Rewrites a sample with the reader's own values; undefined while its language is not loaded. */
export type RewriteSample = (
  language: string,
  variant: string,
  prerendered: SampleContent,
) => SampleContent | undefined;

/** The data that the form passes to the samples. */
export interface TryItOutcome {
  readonly rewrite: RewriteSample;
  /** The same without credentials and other secrets. */
  readonly rewriteOpen: RewriteSample;
  /** The request of the samples. */
  readonly filled: FilledValues;
  /** The current values cannot be sent. */
  readonly isStale: boolean;
  /** The samples differ from the prerendered ones. */
  readonly isChanged: boolean;
  /** The shown language could not be loaded, so its samples are the prerendered ones. */
  readonly isUnwritten: boolean;
}

/** Rewrites the samples on every change, before the browser paints; returns the errors of the values. */
export function useTryIt(
  template: FormTemplate,
  values: RequestValues,
  credentials: Credentials,
  language: string,
  onChange: (outcome: TryItOutcome) => void,
): FormErrors {
  const { targets, failed, load } = useSampleTargetStore();
  const graph = useMemo(() => toFormGraph(template.nodes), [template]);
  const [answers, setAnswers] = useState<PatternAnswers>(new Map());
  const { errors, queried } = useMemo(() => {
    const queried: QueriedTexts = new Map();
    const schemas = { graph, matches: createKnownMatches(answers, queried) };
    return { errors: listFormErrors(schemas, template, values, credentials), queried };
  }, [graph, template, values, credentials, answers]);
  const findMissing = useEffectEvent((signal: AbortSignal) =>
    findAnswers(queried, answers, signal),
  );
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    findMissing(signal).then(
      (found) => signal.aborted || setAnswers(found),
      (error: unknown) => console.warn('The patterns of values cannot be checked.', error),
    );
    return () => controller.abort();
  }, [queried]);
  const example = values.body?.example ?? '';
  const start = useMemo(
    () => toHttpRequest(template, toStartValues(template, example)),
    [template, example],
  );
  const last = useRef({ request: start, filled: { values, credentials } });
  const report = useEffectEvent(() => {
    const isStale = isBlocked(errors);
    if (!isStale)
      last.current = {
        request: toHttpRequest(template, values, credentials),
        filled: { values, credentials },
      };
    const { request, filled } = last.current;
    onChange({
      rewrite: createRewrite(() => request, targets),
      rewriteOpen: createRewrite(() => {
        return toHttpRequest(template, toOpenValues(template, filled.values));
      }, targets),
      filled,
      isStale,
      isUnwritten: failed === language,
      isChanged: JSON.stringify(request) !== JSON.stringify(start),
    });
  });
  useLayoutEffect(() => report(), [errors, targets, failed, language]);
  // A language that could not be loaded is tried again with the next value.
  useEffect(() => void load(language), [load, language, errors]);
  return errors;
}

/** Returns a function that rewrites samples on demand. The author's own samples stay unchanged. */
function createRewrite(
  getRequest: () => HttpRequest,
  targets: ReadonlyMap<string, SampleTarget>,
): RewriteSample {
  return (language, variant, prerendered) => {
    if (!isRewritten(language)) return prerendered;
    const target = targets.get(language);
    if (target === undefined) return undefined;
    const client = target.variants.find(({ id }) => id === variant);
    if (client === undefined) return prerendered;
    const { code, limitations } = client.render(getRequest());
    return { code: toExactCode(code, target.highlight), limitations };
  };
}
