import { assertNever } from '../../assert-never';
import type { HttpRequest } from '../../request/http-request';
import { toReading, toSavedPath } from '../syntax/sample';
import { quoteGo, toChecked, toCheckedCall } from './go-syntax';

/** The code that reads a response, and its imports. */
export interface GoReading {
  readonly imports: readonly string[];
  readonly lines: readonly string[];
}

/** Reads the response as what the operation declares. */
export function toGoReading(request: HttpRequest): GoReading {
  const kind = toReading(request);
  switch (kind) {
    case 'headers':
      return { imports: ['fmt'], lines: ['fmt.Println(res.Header)'] };
    case 'none':
      return { imports: ['fmt'], lines: ['fmt.Println(res.Status)'] };
    case 'json':
      return {
        imports: ['encoding/json', 'fmt'],
        lines: [
          'var result any',
          ...toCheckedCall('json.NewDecoder(res.Body).Decode(&result)'),
          'fmt.Println(result)',
        ],
      };
    case 'text':
      return {
        imports: ['fmt', 'io'],
        lines: [
          ...toChecked('content, err := io.ReadAll(res.Body)'),
          'fmt.Println(string(content))',
        ],
      };
    case 'stream':
      return {
        imports: ['bufio', 'fmt'],
        lines: [
          'scanner := bufio.NewScanner(res.Body)',
          'for scanner.Scan() {',
          '\tfmt.Println(scanner.Text())',
          '}',
          ...toCheckedCall('scanner.Err()'),
        ],
      };
    case 'file':
      return {
        imports: ['io', 'os'],
        lines: [
          ...toChecked('content, err := io.ReadAll(res.Body)'),
          ...toCheckedCall(`os.WriteFile(${quoteGo(toSavedPath(request))}, content, 0o644)`),
        ],
      };
    default:
      return assertNever(kind);
  }
}
