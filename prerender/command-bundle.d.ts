export function importModule(
  root: string,
  file: string,
): Promise<{ readonly module: unknown; readonly version: string | undefined }>;
