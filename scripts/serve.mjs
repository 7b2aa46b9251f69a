/**
 * serve.mjs BUILD: the shop of one build, as `npm start` and its workers continue. It imports no TypeScript: Node would load a compiler of
 * 30 MB for it, and keep it.
 */
import cluster from 'node:cluster'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { endWithNpm } from './end-with-npm.mjs'
import { exitAtSignals } from './exit-at-signals.mjs'

const listensItself = exitAtSignals()
if (cluster.isPrimary) endWithNpm()
const { startFromTerminal } = await import(pathToFileURL(join(process.argv[2], 'server/index.js')).href)
const running = startFromTerminal(process.env)
listensItself() // removed after the shop listens: a signal between two listeners would be lost
await running
