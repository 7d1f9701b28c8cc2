/** Sends a request to Easier. When the rate limit is reached, waits and repeats it, at most three times. */
export async function fetchWithinLimit(request: Request, attempts = 3): Promise<Response> {
  const response = await fetch(request.clone());
  if (response.status !== 429 || attempts === 0) return response;
  await wait(toDelay(response));
  return fetchWithinLimit(request, attempts - 1);
}

// #region delay
/** How long to wait after a 429, in milliseconds. */
function toDelay(response: Response): number {
  const seconds = Number(response.headers.get('Retry-After') ?? 1);
  return seconds * 1000;
}
// #endregion

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}
