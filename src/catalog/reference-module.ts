import type { ApiReference } from '../model/api/api';
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
  readonly operations: ReadonlyMap<string, PageSource<OperationModule>>;
  readonly schemaIndex: () => Promise<SchemaIndexModule>;
  readonly schemas: ReadonlyMap<string, PageSource<SchemaModule>>;
}

/** One of the pages of which an API may have thousands. */
export interface PageSource<Module> {
  readonly load: () => Promise<Module>;
  /** Where its data is, below the base; in development it is a module, and has none. */
  readonly file?: string;
}
