/** npm run build: beside the builds that running shops use. */
import { currentBuild } from './build-when-changed.mjs'
import { requireNode } from './require-node.mjs'

await requireNode()
await currentBuild()
