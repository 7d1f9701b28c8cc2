/** The bytes of a file that samples send, made from its path so that no two are the same. */
export function toSentFile(path: string): Buffer {
  const everyByte = Buffer.from(Array.from({ length: 256 }, (_, byte) => byte));
  return Buffer.concat([everyByte, Buffer.from(path)]);
}
