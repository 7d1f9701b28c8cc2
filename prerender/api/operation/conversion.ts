import type { ApiHistory } from '../../../src/model/api/history';
import type { Highlight } from '../../text/highlighter';
import type { SampleSettings } from '../../samples/sample-runs';
import type { OpenApiDocument } from '../document/document';
import type { ToText } from '../../text/rich-text';
import type { DocumentGraph } from '../schema/schema-graph';

/** The context that every step from a document to its pages needs. */
export interface Conversion {
  readonly document: OpenApiDocument;
  readonly graph: DocumentGraph;
  readonly toText: ToText;
  readonly highlight: Highlight;
  readonly samples?: SampleSettings | undefined;
  /** The earlier versions, if any were published. */
  readonly history?: ApiHistory | undefined;
  /** Begins the names of environment variables; from the title by default. */
  readonly variablePrefix?: string | undefined;
}
