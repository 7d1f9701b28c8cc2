import type { PatternQuery } from '../../model/schema/pattern';
import { matchesPattern } from '../../model/schema/pattern';

self.addEventListener('message', ({ data }: MessageEvent<PatternQuery>) => {
  // The time limit starts here, so that it does not include the time that this script takes to load.
  send('started');
  send(data.texts.map((text) => matchesPattern(data.pattern, text)));
});

function send(answer: 'started' | readonly boolean[]): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- only windows have one
  self.postMessage(answer);
}
