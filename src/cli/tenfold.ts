/** Whether a figure became at least ten times as large or as small: a point or a zero too many or too few. From or to nothing is neither. */
export function isTenfold<Figure extends number | bigint>(before: Figure | null, now: Figure): boolean {
  if (!before || !now) return false
  const [smaller, larger] = before < now ? [before, now] : [now, before]
  return BigInt(smaller) * 10n <= BigInt(larger)
}
