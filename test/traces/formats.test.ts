import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Trace } from '../../src/model/trace.ts';
import { problemsOf, readFixture, tracesOf } from '../helpers/read-all.ts';

const SAMPLES = readdirSync('test/fixtures/traces').sort();
const FORMATS: Readonly<Record<string, string>> = {
  'anthropic.json': 'anthropic',
  'openai-chat-list.json': 'openai-chat',
  'openai-chat.jsonl': 'openai-chat',
  'openai-responses.json': 'openai-responses',
  'openinference.json': 'otlp',
  'otlp-events.jsonl': 'otlp',
  'otlp-genai.jsonl': 'otlp',
  'proviso.jsonl': 'proviso',
  'tau2.json': 'tau2',
  'vercel-model.json': 'vercel',
  'vercel-ui.json': 'vercel',
};

/** A bare list has no id, and formats count their messages each in its own way. */
function comparable({ events, ...trace }: Trace) {
  return { ...trace, id: 'desk-1', events: events.map(({ messageIndex: _, ...event }) => event) };
}

describe('one conversation in every format', () => {
  it('has a sample of each format', () => {
    expect(SAMPLES).toEqual(Object.keys(FORMATS));
  });

  it.each(SAMPLES)('%s is recognised by its shape and gives the same trace as our own form', async name => {
    const [own] = tracesOf(await readFixture('proviso.jsonl'));
    const items = await readFixture(name);
    expect(problemsOf(items)).toEqual([]);
    expect(items.map(item => item.kind === 'trace' && item.format)).toEqual([FORMATS[name]]);
    const [trace] = tracesOf(items);
    expect(trace?.id).toBe(name === 'openai-chat-list.json' ? '1' : 'desk-1');
    expect(trace && comparable(trace)).toEqual(own && comparable(own));
  });

  it('the trace holds two calls made at once, a rejection and the words of both', async () => {
    const [own] = tracesOf(await readFixture('proviso.jsonl'));
    expect(own?.events.map(({ kind }) => kind).join(' ')).toBe(
      'user agent user call call result result agent user call result agent user',
    );
    expect(own?.events.flatMap(event => (event.kind === 'result' ? [event.rejected] : []))).toEqual([
      false,
      false,
      true,
    ]);
  });
});
