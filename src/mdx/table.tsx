import { createContext, use, useId, useRef } from 'react';
import type { ComponentProps } from 'react';
import frame from '../ui/table-frame.module.css';
import { texts } from '../ui/texts';
import { joinClasses } from './class-names';
import styles from './table.module.css';
import { toAccessibleName } from './accessible-name';
import { useOverflow } from './interaction/use-overflow';

const CaptionId = createContext<string | undefined>(undefined);
const HeadScope = createContext<'col' | 'row'>('row');

/** A table that scrolls inside itself when the page is too narrow for it. */
export function Table({ className, children, ...rest }: ComponentProps<'table'>) {
  const scroller = useRef<HTMLDivElement>(null);
  const overflows = useOverflow(scroller);
  const captionId = useId();
  const name = toAccessibleName(children, {
    part: TableCaption,
    id: captionId,
    label: texts.table.label,
  });
  return (
    <CaptionId value={captionId}>
      <div
        ref={scroller}
        className={frame['frame']}
        {...(overflows && { tabIndex: 0, role: 'group', ...name })}
      >
        <table {...rest} className={joinClasses(frame['table'], styles['table'], className)}>
          {children}
        </table>
      </div>
    </CaptionId>
  );
}

/** The rows of column headers. */
export function TableHeader(props: ComponentProps<'thead'>) {
  return (
    <HeadScope value="col">
      <thead {...props} />
    </HeadScope>
  );
}

/** The rows of a table. */
export function TableBody(props: ComponentProps<'tbody'>) {
  return <tbody {...props} />;
}

/** The rows that sum up. */
export function TableFooter(props: ComponentProps<'tfoot'>) {
  return <tfoot {...props} />;
}

/** A row; `data-state="selected"` marks it. */
export function TableRow(props: ComponentProps<'tr'>) {
  return <tr {...props} />;
}

/** A header cell: of its column within the table's header, else of its row. */
export function TableHead(props: ComponentProps<'th'>) {
  return <th scope={use(HeadScope)} {...props} />;
}

/** A cell. */
export function TableCell(props: ComponentProps<'td'>) {
  return <td {...props} />;
}

/** The caption below a table. */
export function TableCaption(props: ComponentProps<'caption'>) {
  return <caption id={use(CaptionId)} {...props} />;
}
