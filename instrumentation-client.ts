const { monitoring: dsn, environment } = document.documentElement.dataset;

// Off the critical path, and not at all unless the operator has configured it.
if (dsn && environment) {
  void import("./sentry.client.config").then(({ startMonitoring }) => startMonitoring({ dsn, environment }));
}
