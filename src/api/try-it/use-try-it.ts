import { useEffectEvent, useLayoutEffect, useMemo, useRef } from 'react';
import { toHttpRequest } from '../../model/request/filled-template';
import type { HttpRequest } from '../../model/request/http-request';
import type { FormTemplate } from '../../model/request/request-template';
import type { Credentials, RequestValues } from '../../model/request/request-values';
import { toStartValues, withExample } from '../../model/request/start-values';
import { toFormGraph } from '../../model/request/request-template';
import { toWireRequest } from '../../model/request/wire-request';
import { createRewrite } from './create-live-render';
import type { FormErrors } from './form-errors';
import { isBlocked, listFormErrors } from './form-errors';
import type { TryItOutcome } from './live-samples';

/** Writes the samples anew with every change, before the browser paints; returns what is wrong. */
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
  const tell = useEffectEvent(() => {
    const request = toHttpRequest(template, values, credentials);
    const isStale = isBlocked(errors) || !isSendable(request);
    if (!isStale) last.current = request;
    onChange({
      render: createRewrite(last.current),
      isStale,
      isChanged: JSON.stringify(last.current) !== JSON.stringify(start),
    });
  });
  useLayoutEffect(() => tell(), [errors]);
  return errors;
}

/** Clients throw where HTTP itself has no way. */
function isSendable(request: HttpRequest): boolean {
  try {
    toWireRequest(request);
    return true;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}
