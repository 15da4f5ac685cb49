/// <reference types="vitest/config" />
import { readdirSync, readFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

// While somebody works on the pages, `kostka serve` answers behind them; see web/README.md.
const server = process.env["KOSTKA_SERVER"] ?? "http://127.0.0.1:8642";

/** While somebody works on the pages, messages are read as they are being written. */
const messages: Plugin = {
  name: "messages",
  configureServer({ middlewares }) {
    middlewares.use("/api/messages", (request, response, next) => {
      const asked = /^\/(en|pl|uk)(\?part=core)?/.exec(request.url ?? "");
      if (!asked) return next();
      const folder = `../src/kostka/messages/${asked[1]}`;
      const names = asked[2] ? readdirSync(folder) : []; // all of them at once, so there is nothing left for a game
      const files = names.map((name) => readFileSync(`${folder}/${name}`, "utf8"));
      response.setHeader("content-type", "text/plain; charset=utf-8").end(files.join("\n"));
    });
  },
};

export default defineConfig({
  plugins: [svelte(), messages],
  build: {
    outDir: "../src/kostka/server/site",
    emptyOutDir: true,
    target: "es2023",
    // Pictures inside of style sheets would be data that the server's own policy forbids in fonts.
    assetsInlineLimit: 0,
  },
  server: {
    proxy: {
      "/api": { target: server, ws: true, rewriteWsOrigin: true, changeOrigin: true },
    },
  },
  test: { include: ["src/**/*.test.ts"] },
  ...(process.env["VITEST"] ? { resolve: { conditions: ["browser"] } } : {}),
});
