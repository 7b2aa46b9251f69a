/** npm run shop -- <command>: the shop's terminal. */
import { loadBuild } from './build-when-changed.mjs'
import { requireNode } from './require-node.mjs'

await requireNode()
const { runTerminal } = await loadBuild()
process.exitCode = await runTerminal(process.argv.slice(2), process.env)
