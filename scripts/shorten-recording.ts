/**
 * Prints a recording with each request replaced by its address, so that a test can replay the answers
 * without the text that was asked about. Usage: node scripts/shorten-recording.ts RECORDING [TASK...]
 */
import { readFileSync } from 'node:fs';
import { addressOf } from '../src/adapters/replay/replay-chat-client.ts';

const [file = '', ...tasks] = process.argv.slice(2);
for (const line of readFileSync(file, 'utf8').split('\n').filter(Boolean)) {
  const { request, answer } = JSON.parse(line);
  const task = request.response_format?.json_schema?.name ?? 'agent';
  if (tasks.length > 0 && !tasks.includes(task)) continue;
  console.log(JSON.stringify({ task, request: { address: addressOf(request) }, answer }));
}
