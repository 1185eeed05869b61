# syntax=docker/dockerfile:1
# The server with its client, on one port: docker build -t khora . && docker run -p 3000:3000 -v khora:/data khora

FROM node:24-bookworm-slim AS manifests
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY packages/engine/package.json packages/engine/
COPY packages/bots/package.json packages/bots/
COPY packages/locales/package.json packages/locales/
COPY packages/protocol/package.json packages/protocol/
COPY packages/server/package.json packages/server/
COPY packages/cli/package.json packages/cli/
COPY packages/web/package.json packages/web/

FROM manifests AS client
RUN npm ci --ignore-scripts --workspace @khora/web
COPY tsconfig*.json ./
COPY packages packages
RUN cd packages/web && node ../../node_modules/vite/bin/vite.js build

FROM manifests AS dependencies
# Without the optional packages: a Node, which the image already has, and a PostgreSQL for the tests.
RUN npm ci --ignore-scripts --omit=dev --omit=optional --workspace @khora/server

FROM node:24-bookworm-slim
ENV NODE_ENV=production KHORA_DATA=/data MALLOC_ARENA_MAX=2
WORKDIR /app
COPY --from=dependencies /app ./
COPY packages/engine/src packages/engine/src
COPY packages/bots/src packages/bots/src
COPY packages/protocol/src packages/protocol/src
COPY packages/server/src packages/server/src
COPY --from=client /app/packages/web/dist packages/web/dist
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=5s --start-period=20s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=16", "--heap-growing-percent=100", "packages/server/src/main.ts"]
