export type Side = 'top' | 'right' | 'bottom' | 'left';
export type Align = 'start' | 'center' | 'end';

/** Where a popover stands at what opens it, as CSS says it. */
export function toPositionArea(side: Side, align: Align): string {
  if (align === 'center') return side;
  const [start, end] = side === 'top' || side === 'bottom' ? ['left', 'right'] : ['top', 'bottom'];
  // Its start is at the opener's start: so it reaches towards the end.
  return `${side} span-${align === 'start' ? end : start}`;
}
