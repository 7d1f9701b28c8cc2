export interface IdentifierProps {
  readonly name: string;
  /** Names of fewer characters fit on a line: by default on one of a phone. */
  readonly long?: number;
}

/** A name that may be of code; a long one breaks where its words meet, and not between any two letters. */
export function Identifier({ name, long = 20 }: IdentifierProps) {
  if (name.length < long || /\s/.test(name)) return name;
  return toNameWords(name).flatMap((word, index) =>
    index > 0 ? [<wbr key={index} />, word] : word,
  );
}

/** The words of a name in code: a line may break where they meet. */
function toNameWords(name: string): readonly string[] {
  return name.split(/(?<=[a-z\d._/])(?=[A-Z])|(?<=[._/])/);
}
