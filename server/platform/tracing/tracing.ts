import type { Attributes } from '@opentelemetry/api';

/**
 * What a span may say of the work it is about: names of the program and numbers, never a person, an
 * audit, a file or an address.
 */
export interface TraceAttributes {
  'http.request.method'?: string;
  /** The pattern of the route. */
  'http.route'?: string;
  'http.response.status_code'?: number;
  'portal.request_id'?: string;
  'portal.queue'?: string;
}

const ALLOWED: Record<keyof TraceAttributes, true> = {
  'http.request.method': true,
  'http.route': true,
  'http.response.status_code': true,
  'portal.request_id': true,
  'portal.queue': true,
};

/** A piece of work that has ended. */
export interface EndedWork {
  name: string;
  kind: 'call' | 'job';
  /** Milliseconds since 1970. */
  began: number;
  ended: number;
  failed: boolean;
  attributes: TraceAttributes;
  /** The trace that a proxy before the portal has begun (W3C traceparent), where it has. */
  traceparent?: string | undefined;
}

export interface Tracing {
  note(work: EndedWork): void;
  /** Sends what is left. */
  close(): Promise<void>;
}

const FLUSH_MS = 2_000;

/** 00-<trace ID>-<span ID>-<flags>, https://www.w3.org/TR/trace-context/#traceparent-header */
const TRACEPARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;

/**
 * Sends spans to an OTLP endpoint over HTTP (docs/decisions/0065-traces.md). The SDK is loaded here and nowhere else.
 * @param endpoint of the collector, as http://127.0.0.1:4318; /v1/traces is added
 */
export async function openTracing(endpoint: string): Promise<Tracing> {
  const [{ ROOT_CONTEXT, SpanKind, SpanStatusCode, trace }, { OTLPTraceExporter }, { resourceFromAttributes }, sdk] =
    await Promise.all([
      import('@opentelemetry/api'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/resources'),
      import('@opentelemetry/sdk-trace'),
    ]);
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces`, timeoutMillis: 5_000 });
  const provider = new sdk.TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'opportunity-audit-portal' }),
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter })],
  });
  const tracer = provider.getTracer('portal');
  return {
    note({ name, kind, began, ended, failed, attributes, traceparent }) {
      const [, traceId, spanId, flags] = TRACEPARENT.exec(traceparent ?? '') ?? [];
      const parent =
        traceId && spanId
          ? trace.setSpanContext(ROOT_CONTEXT, {
              ...{ traceId, spanId, isRemote: true },
              traceFlags: Number.parseInt(flags ?? '', 16),
            })
          : ROOT_CONTEXT;
      const span = tracer.startSpan(
        name,
        {
          kind: kind === 'call' ? SpanKind.SERVER : SpanKind.CONSUMER,
          startTime: began,
          attributes: allowed(attributes),
        },
        parent,
      );
      if (failed) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end(ended);
    },
    async close() {
      await provider.forceFlush({ timeoutMillis: FLUSH_MS }).catch(() => {}); // no one may listen anymore
      await provider.shutdown().catch(() => {});
    },
  };
}

/** Also what a caller adds against its type stays here. */
const allowed = (attributes: TraceAttributes): Attributes =>
  Object.fromEntries(Object.entries(attributes).filter(([name]) => name in ALLOWED));
