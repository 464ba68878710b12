# docs/running.md says how to use it. A test runs these steps in an empty folder, so they keep to COPY, ENV, WORKDIR, RUN and CMD.
FROM node:22-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run build && find dist -name '*.map' -delete
RUN npm prune --omit=dev --no-audit --no-fund && mkdir data

FROM node:22-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4000 DATA_DIR=/data SNAGBOOK_DEMO=0
WORKDIR /app
COPY --from=build /app/package.json /app/schema.graphql ./
COPY --from=build /app/__generated__ ./__generated__
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/dist ./dist
COPY --from=build --chown=node:node /app/data /data
USER node
VOLUME /data
EXPOSE 4000
HEALTHCHECK --start-period=60s --interval=30s --timeout=5s CMD node -e "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"
CMD ["node", "dist/server/main.js"]
