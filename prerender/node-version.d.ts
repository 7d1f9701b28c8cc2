export function findVersionProblem(version: string): string | undefined;
