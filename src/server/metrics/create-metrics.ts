import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** A value by its labels, such as `{ outcome: 'sent' }`. No label is an id or an address. */
export type Figure = { labels: Record<string, string>; value: number };

/** Values read for each scrape, by metric name. */
export type Figures = Partial<Record<keyof typeof gauges | keyof typeof counters, Figure[]>>;

/** The metrics of this process and of the installation for Prometheus. */
export type Metrics = {
  observeRequest(request: { method: string; route: string; status: number; seconds: number }): void;
  /** The text of all metrics; gauges are set to `figures`, counters increase by it. */
  render(figures: Figures): Promise<string>;
  contentType: string;
};

const gauges = {
  cardsDue: ['fondly_cards_due', 'Cards that are due and wait for a worker', []],
  cardsHeld: ['fondly_cards_held', 'Cards that are due and held since a backup was restored', []],
  oldestDue: ['fondly_cards_oldest_due_seconds', 'For how long the oldest of them has been due', []],
  workersAlive: ['fondly_workers_alive', 'Delivery workers heard of within a minute', []],
  heartbeatAge: ['fondly_worker_heartbeat_age_seconds', 'Since the newest heartbeat of a worker', []],
  jobs: ['fondly_jobs', 'Jobs by kind and state', ['kind', 'state']],
  pictures: ['fondly_pictures', 'Pictures drawn or waiting in this process', ['state']],
  connections: ['fondly_database_connections', 'Connections of this process to PostgreSQL', ['state']],
} as const;

const counters = {
  deliveries: ['fondly_deliveries_total', 'Attempts to deliver a card, by how they ended', ['outcome']],
  generations: [
    'fondly_generations_total',
    'Cards written and drawn, by who drew and how it ended',
    ['engine', 'outcome'],
  ],
} as const;

const requestBucketsSeconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 120];

/** Starts counting, including the process's own metrics (event loop, memory, garbage). */
export function createMetrics(): Metrics {
  const register = new Registry();
  collectDefaultMetrics({ register });
  const registers = [register];
  const requests = new Histogram({
    name: 'fondly_http_request_duration_seconds',
    help: 'How long answers took, by route and class of status',
    labelNames: ['method', 'route', 'status'],
    buckets: requestBucketsSeconds,
    registers,
  });
  const gaugeOf = new Map<string, Gauge>();
  for (const [key, [name, help, labelNames]] of Object.entries(gauges))
    gaugeOf.set(key, new Gauge({ name, help, labelNames, registers }));
  const counterOf = new Map<string, Counter>();
  for (const [key, [name, help, labelNames]] of Object.entries(counters))
    counterOf.set(key, new Counter({ name, help, labelNames, registers }));
  return {
    observeRequest: ({ method, route, status, seconds }) =>
      requests.observe({ method, route, status: `${Math.floor(status / 100)}xx` }, seconds),
    render: async (figures) => {
      for (const [key, values] of Object.entries(figures)) {
        gaugeOf.get(key)?.reset();
        for (const { labels, value } of values) {
          gaugeOf.get(key)?.set(labels, value);
          counterOf.get(key)?.inc(labels, value);
        }
      }
      return register.metrics();
    },
    contentType: register.contentType,
  };
}
