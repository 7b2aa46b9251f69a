import { openHouse } from '../../src/open-house.ts'
import { readConfig } from '../../src/platform/config.ts'
import { currentColumns } from '../../src/features/search/reads/current-columns.ts'
import { listing } from '../../src/features/search/reads/listing.ts'
import { understandText } from '../../src/features/search/reads/understand-text.ts'
import { noFilters } from '../../src/features/search/rules/list-filters.ts'
const config = { ...readConfig({ DATA_FOLDER: '/tmp/l100data', DEMO: 'no' }), databaseUrl: process.env.DB! }
const house = await openHouse(config, () => {})
const shop = house.publicShop('http://localhost')
const time = async (name: string, work: () => Promise<unknown>) => { const [s, c] = [performance.now(), process.cpuUsage()]; const r = await work(); const d = process.cpuUsage(c); console.log(name.padEnd(28), (performance.now() - s).toFixed(1), 'cpu', ((d.user + d.system) / 1000).toFixed(1), (r as any)?.count ?? ''); return r }
await time('load', () => currentColumns(shop))
console.log('heap', (process.memoryUsage().heapUsed / 1e6).toFixed(0), 'buffers', (process.memoryUsage().arrayBuffers / 1e6).toFixed(0))
await time('again', () => currentColumns(shop))
await time('again', () => currentColumns(shop))
for (let i = 0; i < 2; i++) {
for (const category of [1001, 1008, 1]) await time('category '+category, () => listing(shop, { within: { category }, sort: 'popularnosc', page: 1, pageSize: 24, filters: noFilters }))
for (const text of ['zaklady', 'manufaktura', 'czarny', 'kamionka', 'kawa 1 kg', 'w paski']) {
  const understood = await understandText(shop, text) 
  await time(text, () => listing(shop, { within: { text: understood }, sort: 'popularnosc', page: 1, pageSize: 24, filters: noFilters }))
}}
await house.close()
