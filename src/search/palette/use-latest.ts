import { useCallback, useEffect, useRef } from 'react';

/** The same function in every rendering, which calls the last one: what takes it need not be rendered again. */
export function useLatest<Parameters extends readonly unknown[]>(
  call: (...parameters: Parameters) => void,
): (...parameters: Parameters) => void {
  const latest = useRef(call);
  useEffect(() => {
    latest.current = call;
  });
  return useCallback((...parameters: Parameters) => latest.current(...parameters), []);
}
