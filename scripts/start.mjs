/**
 * npm start: builds when the sources are newer than the build, then goes on as the shop; with WEB_CONCURRENCY above 1, as the supervisor
 * of that many processes.
 */
import cluster from 'node:cluster'
import { join } from 'node:path'
import { currentBuild } from './build-when-changed.mjs'
import { continueAs, setUpAllocator } from './continue-as.mjs'
import { endWithNpm } from './end-with-npm.mjs'
import { exitAtSignals } from './exit-at-signals.mjs'
import { loadEnvironment } from './load-environment.mjs'
import { requireNode } from './require-node.mjs'

const shop = join(import.meta.dirname, 'serve.mjs')

await requireNode()
await loadEnvironment()
const listensItself = exitAtSignals()
endWithNpm()
const build = await currentBuild()
process.env.NODE_ENV ??= 'production'
if (Number(process.env.WEB_CONCURRENCY) > 1) await supervise()
else await continueAs(shop, build)

async function supervise() {
  setUpAllocator()
  cluster.setupPrimary({ exec: shop, args: [build] })
  const { startWorkers } = await import('../src/server/start-workers.ts')
  const running = startWorkers(process.env)
  listensItself() // removed after the supervisor listens: a signal between two listeners would be lost
  await running
}
