const turns = [1, 2, 3]

/** Measures two rates by turns, so that both meet the same machine whatever else it does; the mean of each. */
export async function byTurns(
  first: () => Promise<{ rate: number }>,
  second: () => Promise<{ rate: number }>,
): Promise<[number, number]> {
  let [sumOfFirst, sumOfSecond] = [0, 0]
  for (const _ of turns) {
    sumOfFirst += (await first()).rate
    sumOfSecond += (await second()).rate
  }
  return [sumOfFirst / turns.length, sumOfSecond / turns.length]
}
