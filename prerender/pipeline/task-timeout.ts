/** The error of a task that did not end in time. */
export class TaskTimeout extends Error {}
