/** The icons of the site that several places have: one stroke, drawn on a grid of 20. */
const shapes = {
  arrowLeft: 'M16 10H4m5-5-5 5 5 5',
  arrowRight: 'M4 10h12m-5-5 5 5-5 5',
  category: 'M3 16V4h5l2 2.5h7V16Z',
  chevron: 'm8 5 5 5-5 5',
  close: 'm5 5 10 10M15 5 5 15',
  danger: 'M10 6v5m0 3v.01M10 2.5l7.5 7.5-7.5 7.5L2.5 10Z',
  edit: 'M12.5 4.5 15.5 7.5 7 16H4v-3ZM11 6l3 3',
  external: 'M8 4H4.5v11.5H16V12m-5-8h5v5m0-5-7 7',
  info: 'M10 9v5m0-8v.01M10 17.5a7.5 7.5 0 1 0 0-15 7.5 7.5 0 0 0 0 15Z',
  link: 'M8.5 11.5a3 3 0 0 0 4.3 0l2.8-2.8a3 3 0 0 0-4.3-4.3L10 5.7m1.5 2.8a3 3 0 0 0-4.3 0l-2.8 2.8a3 3 0 0 0 4.3 4.3L10 14.3',
  menu: 'M3 6h14M3 10h14M3 14h14',
  moon: 'M16.5 11.8A6.8 6.8 0 0 1 8.2 3.5a6.8 6.8 0 1 0 8.3 8.3Z',
  note: 'M5 3h7l3.5 3.5V17H5Zm6.5 0v4h4M7.5 10.5h5m-5 3h5',
  page: 'M5 3h7l3.5 3.5V17H5Zm6.5 0v4h4',
  search: 'M9 15A6 6 0 1 0 9 3a6 6 0 0 0 0 12Zm4.5-1.5L17 17',
  sun: 'M10 13.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM10 2v1.5m0 13V18m8-8h-1.5m-13 0H2m13.7-5.7-1.1 1.1M5.4 14.6l-1.1 1.1m11.4 0-1.1-1.1M5.4 5.4 4.3 4.3',
  tip: 'M7.5 14.5h5m-4.5 3h4M10 2.5a5 5 0 0 0-3 9c.6.5.9 1 .9 1.5h4.2c0-.5.3-1 .9-1.5a5 5 0 0 0-3-9Z',
  wrap: 'M3.5 5h13m-13 5h10.5a2.5 2.5 0 0 1 0 5H10m2.5-2.5L10 15l2.5 2.5M3.5 15H7',
  warning: 'M10 8v4m0 2.5v.01M10 3l7.5 13.5h-15Z',
} as const;

export type IconName = keyof typeof shapes;

interface IconSize {
  readonly size?: number;
}

/** An icon next to text; hidden from screen readers. */
export function Icon({ name, size }: IconSize & { readonly name: IconName }) {
  return <Drawing shape={shapes[name]} {...(size !== undefined && { size })} />;
}

/** An icon that one place alone has, whose shape need not be in every page. */
export function Drawing({ shape, size = 20 }: IconSize & { readonly shape: string }) {
  return (
    <svg
      className="icon"
      width={size}
      height={size}
      viewBox="0 0 20 20"
      // Here, so that it is drawn in lines without the style sheet, too.
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
    >
      <path d={shape} />
    </svg>
  );
}
