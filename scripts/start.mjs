/** npm start: builds when the sources are newer than the build, then starts the shop. */
import { loadBuild } from './build-when-changed.mjs'
import { requireNode } from './require-node.mjs'

await requireNode()
const { startFromTerminal } = await loadBuild()
await startFromTerminal(process.env)
