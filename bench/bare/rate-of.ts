/** How often a second `work` is done when so many do it at once, each again as soon as it is done; the first `warmUp` seconds do not count. */
export async function rateOf(
  workers: number,
  work: (worker: number) => Promise<void>,
  seconds = 4,
  warmUp = 1,
): Promise<{ rate: number }> {
  const countsFrom = performance.now() + warmUp * 1000
  const end = countsFrom + seconds * 1000
  let count = 0
  await Promise.all(
    Array.from({ length: workers }, async (_, worker) => {
      for (let now = performance.now(); now < end; now = performance.now()) {
        await work(worker)
        if (now >= countsFrom) count++
      }
    }),
  )
  return { rate: (count * 1000) / (performance.now() - countsFrom) }
}
