# Recto in one image: server, worker, OCR models and fonts, and the embedded PostgreSQL for installations without a database
# server. Nothing is downloaded when it runs. Built on Debian, because the embedded PostgreSQL and the OCR need glibc.
FROM node:24-bookworm-slim AS build
WORKDIR /build
COPY package.json package-lock.json .npmrc ./
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run slim

FROM node:24-bookworm-slim
ENV NODE_ENV=production \
    RECTO_HOST=0.0.0.0 \
    RECTO_PORT=8080 \
    RECTO_WORKER_PORT=8081 \
    RECTO_DATA_DIR=/data \
    RECTO_LOG_FORMAT=json
WORKDIR /app
COPY --from=build --chown=root:root /build/package.json /build/NOTICE ./
COPY --from=build --chown=root:root /build/node_modules ./node_modules
COPY --from=build --chown=root:root /build/dist ./dist
RUN install -d -o node -g node -m 0755 /data
USER node
VOLUME /data
EXPOSE 8080 8081
# A web server answers on 8080, a worker on 8081.
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s --retries=4 \
  CMD ["node", "-e", "const ask=(port)=>fetch(`http://127.0.0.1:${port}/readyz`).then((r)=>r.ok);Promise.any([ask(8080),ask(8081)]).then((ok)=>process.exit(ok?0:1),()=>process.exit(1))"]
# The signal for an orderly end; the process is the first of its container and forwards nothing, so no shell stands before it.
STOPSIGNAL SIGTERM
ENTRYPOINT ["node", "dist/server/main.js"]
CMD []
