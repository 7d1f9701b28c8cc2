export function importModule(root: string, file: string): Promise<unknown>;
