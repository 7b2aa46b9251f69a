/** npm run bench — all measurements of the shop, each with a baseline of the same minute; `npm run bench -- cached starts` only some. */

import { execFileSync } from 'node:child_process'
import { availableParallelism, loadavg } from 'node:os'
import { BenchEnvironment } from './environment/bench-environment.ts'
import { type Figure, formatNumber, table } from './figure.ts'
import { rows } from './rows.ts'

const requestedRows = process.argv.slice(2)
const unknown = requestedRows.filter((name) => !Object.hasOwn(rows, name))
if (unknown.length > 0) {
  console.error(`There is no ${unknown.join(', ')}. There is: ${Object.keys(rows).join(', ')}`)
  process.exit(1)
}

execFileSync(process.execPath, ['scripts/build.mjs'], { stdio: 'inherit' })
const [loadBefore = 0] = loadavg()
const environment = new BenchEnvironment()
const figures: Figure[] = []
try {
  for (const [name, measure] of Object.entries(rows)) {
    if (requestedRows.length > 0 && !requestedRows.includes(name)) continue
    const began = performance.now()
    const measured = await measure(environment).catch(broken(name))
    console.error(`\n${name}, after ${Math.round((performance.now() - began) / 1000)} s`)
    console.error(table(measured))
    figures.push(...measured)
  }
} finally {
  await environment.close()
}
console.log(`\n${availableParallelism()} cores, ${formatNumber(loadBefore)} processes wanted one when it began\n`)
console.log(table(figures))

/** A row that fails does not stop the others. */
function broken(name: string): (error: Error) => Figure[] {
  return (error) => {
    console.error(error)
    process.exitCode = 1
    return [{ row: name, measured: 'broken', verdict: { goal: '', text: error.message } }]
  }
}
