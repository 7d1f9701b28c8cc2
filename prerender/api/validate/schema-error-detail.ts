/** A complaint of the validator. */
export interface SchemaErrorDetail {
  readonly instancePath: string;
  readonly message?: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
  /** Set where the name of a field is meant. */
  readonly propertyName?: string;
}
