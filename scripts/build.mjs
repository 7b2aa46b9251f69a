/** npm run build: next to the builds that running shops use. */
import { currentBuild } from './build-when-changed.mjs'
import { requireNode } from './require-node.mjs'

await requireNode()
await currentBuild()
