import type { FilledValues, ProgramFormat } from '../../model/programs/programs';
import { CopyButton } from '../../ui/code/copy-button';
import { useExampleChoice } from '../examples/examples';
import { texts } from '../texts';
import type { LoadTemplate } from '../try-it/try-it';
import styles from './copy-as.module.css';

export interface CopyAsProps {
  /** The title of the operation. */
  readonly title: string;
  readonly loadTemplate: LoadTemplate;
  /** Absent until the form is loaded. */
  readonly filled: FilledValues | undefined;
}

const formats = ['curl', 'http', 'har'] as const satisfies readonly ProgramFormat[];

/** Copies the request of the samples for other programs. */
export function CopyAs({ title, loadTemplate, filled }: CopyAsProps) {
  const { request: example } = useExampleChoice();
  const write = async (kind: ProgramFormat) => {
    const [{ writeProgram, toFirstValues }, template] = await Promise.all([
      import('../../model/programs/programs'),
      loadTemplate(),
    ]);
    const labels = { title, creator: location.host };
    return writeProgram(kind, template, filled ?? toFirstValues(template, example), labels);
  };
  return (
    <p className={styles['formats']} data-search-skip="">
      <span>{texts.operation.copyAs}</span>
      {formats.map((kind) => (
        <CopyButton key={kind} text={() => write(kind)} subject={texts.formats[kind]} isNamed />
      ))}
    </p>
  );
}
