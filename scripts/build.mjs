/** npm run build */
import { buildWhenChanged } from './build-when-changed.mjs'
import { requireNode } from './require-node.mjs'

await requireNode()
if (!(await buildWhenChanged())) {
  console.error('Sklep w tym folderze działa i potrzebuje swojego buildu: zamknij go, potem zbuduj nowy.')
  process.exitCode = 1
}
