/** Functions that browsers, their workers and Node.js all have, beside those of the language itself. */
declare class TextEncoder {
  encode(text: string): Uint8Array;
}

declare function btoa(bytes: string): string;

declare class URL {
  static canParse(url: string): boolean;
  constructor(url: string);
  readonly hostname: string;
}
