import { format } from '../../model/text/format';
import type { PageSample } from '../../model/api/operation';
import { texts } from '../texts';
import panel from '../panel.module.css';

export interface SampleOriginProps {
  readonly sample: PageSample;
  /** It has values of its reader: nobody has run it like this. */
  readonly isChanged: boolean;
}

/** Says in what a sample has run, or that it never has. */
export function SampleOrigin({ sample: { runtime, isUnproven }, isChanged }: SampleOriginProps) {
  if (isUnproven === true) return <p className={panel['note']}>{texts.operation.sampleUnproven}</p>;
  if (runtime === undefined || isChanged) return null;
  const text = format(texts.operation.sampleRuntime, { runtime: runtime.join(', ') });
  return <p className={panel['note']}>{text}</p>;
}
