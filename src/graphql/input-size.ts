/** How many values variables hold, and how many levels of lists and objects. Without recursion: JSON may nest 50,000 levels. */
export function inputSize(variables: unknown): { values: number; depth: number } {
  let values = 0
  let depth = 0
  let level = isNested(variables) ? [variables] : []
  while (level.length > 0) {
    const members = level.flatMap((value) => Object.values(value))
    values += members.length
    level = members.filter(isNested)
    if (level.length > 0) depth += 1
  }
  return { values, depth }
}

function isNested(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
