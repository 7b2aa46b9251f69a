/** npm start: builds when the sources are newer than the build, then starts the shop. */
import { loadBuild } from './build-when-changed.mjs'
import { endWithNpm } from './end-with-npm.mjs'
import { exitAtSignals } from './exit-at-signals.mjs'
import { loadEnvironment } from './load-environment.mjs'
import { requireNode } from './require-node.mjs'

await requireNode()
await loadEnvironment()
const listensItself = exitAtSignals()
endWithNpm()
const { startFromTerminal } = await loadBuild()
const running = startFromTerminal(process.env)
listensItself() // removed after the shop listens: a signal between two listeners would be lost
await running
