/** npm start: builds when the sources are newer than the build, then starts the shop. */
import { holdBuild, loadBuild } from './build-when-changed.mjs'
import { loadEnvironment } from './load-environment.mjs'
import { requireNode } from './require-node.mjs'

await requireNode()
await loadEnvironment()
const { startFromTerminal } = await loadBuild()
await holdBuild()
await startFromTerminal(process.env)
