export function findVersionProblem(version: string): string | undefined;
export function exitIfTooOld(): void;
