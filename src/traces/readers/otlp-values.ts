import { isRecord, listOf, memberOf, parseJson } from '../read-json.ts';

/** Attributes of a span, a log record or an event, decoded. */
export type Attributes = Readonly<Record<string, unknown>>;

/** An `AnyValue` of OTLP JSON as the value that it stands for. */
export function decodeValue(value: unknown): unknown {
  if (!isRecord(value)) return value ?? null;
  for (const name of ['stringValue', 'boolValue', 'doubleValue', 'bytesValue']) {
    if (value[name] !== undefined) return value[name];
  }
  if (value['intValue'] !== undefined) return Number(value['intValue']);
  if (value['arrayValue'] !== undefined) return listOf(memberOf(value['arrayValue'], 'values')).map(decodeValue);
  if (value['kvlistValue'] !== undefined) return decodeAttributes(memberOf(value['kvlistValue'], 'values'));
  return null;
}

export function decodeAttributes(list: unknown): Attributes {
  if (isRecord(list)) return list;
  return Object.fromEntries(
    listOf(list).map(item => [String(memberOf(item, 'key')), decodeValue(memberOf(item, 'value'))]),
  );
}

/** A value that stands as itself or as JSON text. */
export function readStructured(value: unknown): unknown {
  return typeof value === 'string' ? (parseJson(value) ?? value) : value;
}

/** One span or log record that may tell of a conversation. */
export interface Signal {
  readonly traceId: string;
  readonly spanId: string;
  /** Nanoseconds as text of equal length, so that texts compare as numbers do. */
  readonly time: string;
  /** Of a log record or an event; of a span, its name. */
  readonly name: string;
  readonly attributes: Attributes;
  /** Body of a log record. */
  readonly body: unknown;
  readonly events: readonly { readonly name: string; readonly attributes: Attributes }[];
  readonly isFailed: boolean;
  readonly isSpan: boolean;
}

/** Every span and log record of an OTLP JSON export request. */
export function listSignals(record: unknown): readonly Signal[] {
  const spans = listOf(memberOf(record, 'resourceSpans')).flatMap(resource =>
    listOf(memberOf(resource, 'scopeSpans')).flatMap(scope => listOf(memberOf(scope, 'spans'))),
  );
  const logs = listOf(memberOf(record, 'resourceLogs')).flatMap(resource =>
    listOf(memberOf(resource, 'scopeLogs')).flatMap(scope => listOf(memberOf(scope, 'logRecords'))),
  );
  return [...spans.map(span => toSignal(span, true)), ...logs.map(log => toSignal(log, false))];
}

function toSignal(item: unknown, isSpan: boolean): Signal {
  const attributes = decodeAttributes(memberOf(item, 'attributes'));
  const time = memberOf(item, 'startTimeUnixNano') ?? memberOf(item, 'timeUnixNano') ?? '0';
  return {
    traceId: String(memberOf(item, 'traceId') ?? ''),
    spanId: String(memberOf(item, 'spanId') ?? ''),
    time: String(time).padStart(24, '0'),
    name: String(memberOf(item, 'eventName') ?? attributes['event.name'] ?? memberOf(item, 'name') ?? ''),
    attributes,
    body: decodeValue(memberOf(item, 'body')),
    events: listOf(memberOf(item, 'events')).map(event => ({
      name: String(memberOf(event, 'name') ?? ''),
      attributes: decodeAttributes(memberOf(event, 'attributes')),
    })),
    isFailed: ['2', 'STATUS_CODE_ERROR'].includes(String(memberOf(memberOf(item, 'status'), 'code'))),
    isSpan,
  };
}
