import type { ApiReference } from '../model/reference/api';
import type {
  ErrorsModule,
  OperationModule,
  OverviewModule,
  SchemaIndexModule,
  SchemaModule,
} from './page-modules';

/** `api.yaml?reference`: the table of an API's pages, and how to load each. */
export interface ReferenceModule {
  readonly default: ApiReference;
  readonly overview: () => Promise<OverviewModule>;
  readonly errors: () => Promise<ErrorsModule>;
  readonly operations: ReadonlyMap<string, () => Promise<OperationModule>>;
  readonly schemaIndex: () => Promise<SchemaIndexModule>;
  readonly schemas: ReadonlyMap<string, () => Promise<SchemaModule>>;
}
