/** The error of a task that did not end in time. */
export class TaskTimeout extends Error {
  /** False if it had not loaded what it needs. */
  readonly isLoaded: boolean;

  constructor(message: string, isLoaded: boolean) {
    super(message);
    this.isLoaded = isLoaded;
  }
}
