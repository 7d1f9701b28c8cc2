/** What browsers, their workers and Node.js have alike, and the language itself does not. */
declare class TextEncoder {
  encode(text: string): Uint8Array;
}

declare function btoa(bytes: string): string;

declare class URL {
  static canParse(url: string): boolean;
  constructor(url: string);
  readonly hostname: string;
}
