import type { ComponentProps } from 'react';
import { texts } from './texts';

/** The box of `- [x]` in a list of tasks, which only shows how far things are. */
export function TaskBox(props: ComponentProps<'input'>) {
  return <input {...props} aria-label={props.checked ? texts.taskBox.done : texts.taskBox.open} />;
}
