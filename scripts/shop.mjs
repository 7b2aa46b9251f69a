/** npm run shop -- <command>: the shop's terminal. */
import { loadBuild, requireNode } from './build-when-changed.mjs'

requireNode()
const { runTerminal } = await loadBuild()
process.exitCode = await runTerminal(process.argv.slice(2), process.env)
