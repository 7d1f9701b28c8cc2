/** What parts of an API's navigation are called that its document has no names for. */
export interface ReferenceLabels {
  readonly introduction: string;
  readonly errors: string;
  readonly schemas: string;
  /** Operations without a tag. */
  readonly other: string;
  readonly webhooks: string;
}

/** In English: a part of the interface's catalogue of texts, which translations follow. */
export const englishLabels: ReferenceLabels & Readonly<Record<string, string>> = {
  introduction: 'Introduction',
  errors: 'Errors',
  schemas: 'Schemas',
  other: 'Other',
  webhooks: 'Webhooks',
};
