/** npm run shop -- <command>: the shop's terminal. */
import { loadBuild } from './build-when-changed.mjs'
import { loadEnvironment } from './load-environment.mjs'
import { requireNode } from './require-node.mjs'

await requireNode()
await loadEnvironment()
const { runTerminal } = await loadBuild()
process.exitCode = await runTerminal(process.argv.slice(2), process.env)
