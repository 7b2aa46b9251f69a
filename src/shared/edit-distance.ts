/** How many letters are to be changed, left out, added or swapped with their neighbour to make one word of the other; more than `most` is `most` + 1. */
export function editDistance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1
  let before: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, place) => place)
  for (let row = 1; row <= one.length; row++) {
    const current = [row]
    for (let place = 1; place <= other.length; place++) {
      const same = one[row - 1] === other[place - 1]
      let cost = Math.min(
        (last[place] ?? 0) + 1,
        (current[place - 1] ?? 0) + 1,
        (last[place - 1] ?? 0) + (same ? 0 : 1),
      )
      const swapped = row > 1 && place > 1 && one[row - 1] === other[place - 2] && one[row - 2] === other[place - 1]
      if (swapped) cost = Math.min(cost, (before[place - 2] ?? 0) + 1)
      current.push(cost)
    }
    before = last
    last = current
  }
  return Math.min(last[other.length] ?? 0, most + 1)
}
