/** npm start: builds when the sources are newer than the build, then starts the shop. */
import { loadBuild, requireNode } from './build-when-changed.mjs'

requireNode()
const { startFromTerminal } = await loadBuild()
await startFromTerminal(process.env)
