/** npm run dev: the shop from its sources. Page changes appear in the browser on save, server changes with the next request. */
import { Server } from 'node:http'
import { join } from 'node:path'
import { endWithNpm } from './end-with-npm.mjs'
import { loadEnvironment } from './load-environment.mjs'
import { requireNode } from './require-node.mjs'

await requireNode()
await loadEnvironment()
process.env.NODE_ENV = 'development'
process.env.PAGE_CACHE_MEGABYTES ??= '0' // pages follow the sources
const { createServer } = await import('vite')
const upgrades = new Server() // never listens: the shop's server passes it the upgrades of Vite's client
const vite = await createServer({
  root: join(import.meta.dirname, '..'),
  cacheDir: process.env.VITE_CACHE_FOLDER ?? 'node_modules/.vite',
  appType: 'custom',
  server: { middlewareMode: true, ws: { server: upgrades } },
})
const entry = '/src/main.ts'
process.removeAllListeners('SIGTERM') // set by React Router's second Vite server, which would end this process before the shop has closed
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void vite.close())
endWithNpm()
const { startFromTerminal } = await vite.ssrLoadModule(entry)
await startFromTerminal(process.env, openEntryPoints)

/** Vite first, then the shop with its current modules; the appContext stays open, with its database and jobs. */
async function openEntryPoints(appContext, server) {
  server.on('upgrade', (...upgrade) => upgrades.emit('upgrade', ...upgrade))
  let loaded = null
  let listener = null
  return (request, response) =>
    vite.middlewares(request, response, async () => {
      try {
        const main = await vite.ssrLoadModule(entry)
        if (main !== loaded) listener = await main.openListener(appContext)
        loaded = main
        await listener(request, response)
      } catch (error) {
        vite.ssrFixStacktrace(error)
        console.error(error)
        response.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8' }).end(error.stack)
      }
    })
}
