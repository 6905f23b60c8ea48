# docker build -t windfall . && docker run -p 8080:8080 -v windfall:/data windfall
FROM node:24-alpine AS build
WORKDIR /build
COPY . .
RUN npm run build:package
# Node is in the image: the one that the package could bring is not needed.
RUN cd dist/package && npm install --omit=dev --omit=optional --no-audit --no-fund

FROM node:24-alpine
WORKDIR /windfall
COPY --from=build /build/dist/package ./
RUN mkdir /data && chown node:node /data
USER node
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080 WINDFALL_DATA=/data
VOLUME /data
EXPOSE 8080
HEALTHCHECK --interval=15s --timeout=5s --start-period=20s CMD wget -q -O /dev/null http://127.0.0.1:8080/ready || exit 1
# Node itself is the first process: it gets the signal to stop, and stores what is under way.
CMD ["node", "src/cli/main.js", "serve"]
