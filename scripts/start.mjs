/** npm start: builds when needed, then starts the shop. */
import { buildWhenChanged } from './build.mjs'
import { requireNode } from './require-node.mjs'

const began = performance.now()
requireNode()
buildWhenChanged()
const { startFromTerminal } = await import('../build/server/index.js')
await startFromTerminal(began)
