/** A Go statement that sets `err`, and the check of it. */
export function toChecked(statement: string): readonly string[] {
  return [statement, 'if err != nil {', '\tlog.Fatal(err)', '}'];
}
