/**
 * An HTTP request as it goes over the wire, independent of any language.
 *
 * Order and repeats are kept, JSON stays text so that big numbers survive.
 */
export interface HttpRequest {
  /** Upper case. */
  readonly method: string;
  /** Absolute and fully encoded. */
  readonly url: string;
  readonly headers: readonly HttpHeader[];
  readonly body?: HttpBody;
}

export type HttpHeader = readonly [name: string, value: string];

export type HttpBody =
  | { readonly kind: 'json'; readonly text: string }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'form'; readonly fields: readonly (readonly [name: string, value: string])[] }
  | { readonly kind: 'multipart'; readonly parts: readonly MultipartPart[] }
  | { readonly kind: 'file'; readonly path: string };

export type MultipartPart =
  | {
      readonly kind: 'field';
      readonly name: string;
      readonly value: string;
      readonly contentType?: string;
    }
  | {
      readonly kind: 'file';
      readonly name: string;
      readonly path: string;
      readonly contentType?: string;
    };
