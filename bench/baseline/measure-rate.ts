export interface Rate {
  /** Runs a second. */
  rate: number
  /** Processor time of this process for each run, in milliseconds. */
  milliseconds: number
}

/** The rate of `work` with concurrent clients, each repeating it at once; the first `warmUp` seconds do not count. */
export async function measureRate(
  workers: number,
  work: (worker: number) => Promise<void>,
  seconds = 4,
  warmUp = 1,
): Promise<Rate> {
  const doFor = async (time: number): Promise<number> => {
    const end = performance.now() + time * 1000
    let count = 0
    const repeat = async (worker: number) => {
      for (; performance.now() < end; count++) await work(worker)
    }
    await Promise.all(Array.from({ length: workers }, (_, worker) => repeat(worker)))
    return count
  }
  await doFor(warmUp)
  const [began, processor] = [performance.now(), process.cpuUsage()]
  const count = await doFor(seconds)
  const { user, system } = process.cpuUsage(processor)
  return { rate: (count * 1000) / (performance.now() - began), milliseconds: (user + system) / 1000 / count }
}
