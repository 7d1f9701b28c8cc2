/** The error of a hook that is called outside the component that provides its state. */
export function createContextError(hook: string, provider: string, hint: string): Error {
  const error = new Error(`Hook ${hook} is called outside the <${provider}>. ${hint}`);
  error.name = 'ReactContextError';
  return error;
}
