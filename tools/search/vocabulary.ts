const split = (text: string): readonly string[] => text.trim().split(/\s+/);

/** Nouns of software documentation; the first are the most frequent. */
export const nouns =
  split(`request response token session account webhook invoice payment customer order shipment workspace project
environment deployment pipeline artifact release branch repository runner job queue worker topic event stream message
payload schema field record table index partition shard replica cluster node region zone gateway proxy route header
cookie cache bucket object file folder snapshot backup archive policy role permission group member tenant organization
domain certificate key secret signature hash nonce timestamp cursor page limit quota rate window budget alert metric
trace span log dashboard report export import migration rollback plan template variable parameter argument flag option
default override profile plugin extension hook handler listener callback promise task schedule trigger condition filter
query selector expression operator function module package dependency version lockfile registry image container volume
network port socket connection pool timeout retry backoff circuit breaker fallback checkpoint offset transaction lock
lease conflict merge revision draft comment review approval ticket incident runbook owner contact address currency amount
discount tax refund subscription trial seat license feature experiment variant cohort segment audience campaign locale
translation glossary theme layout component slot prop state store action reducer effect fixture mock assertion coverage`);

/** Verbs of software documentation. */
export const verbs =
  split(`configure create update delete rotate validate verify sign encrypt decrypt publish consume replay retry
schedule cancel pause resume archive restore export import migrate rollback provision scale drain monitor trace inspect
debug profile cache invalidate prefetch stream batch paginate filter sort merge split route proxy throttle authenticate
authorize impersonate invite revoke audit review approve reject deploy promote pin upgrade deprecate document test mock
simulate benchmark`);

/** Adjectives of software documentation. */
export const adjectives =
  split(`regional global nested shared private public signed encrypted expired pending active stale partial complete
atomic idempotent concurrent sequential ordered optional required default custom legacy experimental stable internal
external remote local temporary permanent read-only writable immutable versioned scoped anonymous verified managed
self-hosted multi-tenant cross-region long-running short-lived best-effort real-time scheduled manual automatic`);

/** The areas that guides are about. */
export const areas =
  split(`getting-started authentication billing webhooks deployments observability storage security messaging
integrations automation localization experiments compliance networking analytics`);

/** The kinds of guides in an area. */
export const guideKinds = split(
  `concepts tutorials recipes configuration migration troubleshooting internals reference limits operations`,
);
