import { useEffectEvent, useLayoutEffect, useMemo, useRef } from 'react';
import type { HttpRequest } from '../../model/request/http-request';
import type { CheckedCall } from '../../model/request/call';
import type { CallValues, Credentials } from '../../model/request/call-values';
import { toStartValues, withExample } from '../../model/request/to-start-values';
import { toCheckedGraph } from '../../model/request/to-checked-graph';
import { toHttpRequest } from '../../model/request/to-http-request';
import { toWireRequest } from '../../model/request/wire-request';
import type { LiveOutcome } from './live-samples';
import { createLiveRender } from './create-live-render';
import type { Faults } from './list-faults';
import { isBlocked, listFaults } from './list-faults';

/** Writes the samples anew with every change, before the browser paints; returns what is wrong. */
export function useLiveSamples(
  call: CheckedCall,
  values: CallValues,
  credentials: Credentials,
  onChange: (outcome: LiveOutcome) => void,
): Faults {
  const graph = useMemo(() => toCheckedGraph(call.nodes), [call]);
  const faults = useMemo(
    () => listFaults(graph, call, values, credentials),
    [graph, call, values, credentials],
  );
  const example = values.body?.example ?? '';
  const start = useMemo(
    () => toHttpRequest(call, withExample(call, toStartValues(call), example)),
    [call, example],
  );
  const last = useRef(start);
  const tell = useEffectEvent(() => {
    const request = toHttpRequest(call, values, credentials);
    const isStale = isBlocked(faults) || !isSendable(request);
    if (!isStale) last.current = request;
    onChange({
      render: createLiveRender(last.current),
      isStale,
      isChanged: JSON.stringify(last.current) !== JSON.stringify(start),
    });
  });
  useLayoutEffect(() => tell(), [faults]);
  return faults;
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
