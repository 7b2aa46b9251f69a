/**
 * npm start: builds when the sources are newer than the build, then starts the shop; with WEB_CONCURRENCY above 1, the supervisor of
 * that many processes, each of which runs this script too.
 */
import cluster from 'node:cluster'
import { loadBuild } from './build-when-changed.mjs'
import { endWithNpm } from './end-with-npm.mjs'
import { exitAtSignals } from './exit-at-signals.mjs'
import { setUpAllocator } from './lean-allocator.mjs'
import { loadEnvironment } from './load-environment.mjs'
import { requireNode } from './require-node.mjs'

await requireNode()
setUpAllocator()
await loadEnvironment()
const listensItself = exitAtSignals()
if (cluster.isPrimary) endWithNpm()
const supervises = cluster.isPrimary && Number(process.env.WEB_CONCURRENCY) > 1
const start = supervises
  ? (await import('../src/server/start-workers.ts')).startWorkers
  : (await loadBuild()).startFromTerminal
const running = start(process.env)
listensItself() // removed after the shop listens: a signal between two listeners would be lost
await running
