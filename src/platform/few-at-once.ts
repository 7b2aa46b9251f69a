/** Runs any number of works, at most `limit` of them at the same time; the others wait in the order in which they came. */
export function fewAtOnce(limit: number): <Value>(work: () => Promise<Value>) => Promise<Value> {
  let running = 0
  const waiting: (() => void)[] = []
  return async (work) => {
    if (running >= limit) await new Promise<void>((goOn) => waiting.push(goOn))
    else running++
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}
