import type { BenchEnvironment } from '../environment/bench-environment.ts'
import { startShop } from '../environment/shop-process.ts'
import { atMost, type Figure, formatNumber, noGoal } from '../figure.ts'

/** From the command to the first answered request: of a new shop that loads the demo, and of one that was started before. */
export async function starts(environment: BenchEnvironment): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const engine of ['PGlite', 'PostgreSQL'] as const) {
    const prepared = await environment.prepared(engine)
    const times: number[] = []
    for (const _ of [1, 2, 3]) {
      const shop = await startShop(prepared)
      times.push(shop.secondsToAnswer)
      await shop.stop()
    }
    const second = times.toSorted((one, other) => one - other)[1] ?? Number.NaN
    figures.push(
      { row: `first start, ${engine}`, measured: `${formatNumber(prepared.coldStart)} s`, verdict: noGoal },
      { row: `second start, ${engine}`, measured: `${formatNumber(second)} s`, verdict: atMost(2, second, ' s') },
    )
  }
  return figures
}
