/** npm run build */
import { buildWhenChanged } from './build-when-changed.mjs'
import { requireNode } from './require-node.mjs'

await requireNode()
await buildWhenChanged()
