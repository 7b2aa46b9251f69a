# The shop as an image: built once, run by a user without rights, with nothing in it that only a build needs.
# docker build -t witryna . && docker run -p 3000:3000 -v witryna:/data witryna
FROM node:24-bookworm-slim AS build
WORKDIR /build
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN npm run --silent package -- /out

FROM debian:bookworm-slim
COPY --from=build /usr/local/bin/node /usr/local/bin/node
RUN groupadd --gid 10001 witryna \
    && useradd --uid 10001 --gid 10001 --home-dir /data --no-create-home --shell /usr/sbin/nologin witryna \
    && install --directory --owner=witryna --group=witryna --mode=0700 /data /backups
COPY --from=build /out /srv/witryna
WORKDIR /srv/witryna
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_FOLDER=/data
USER witryna
VOLUME ["/data", "/backups"]
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=16", "--heap-growing-percent=40", "--v8-pool-size=1", "--no-allocation-site-pretenuring", "scripts/start.mjs"]
