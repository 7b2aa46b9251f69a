/** First, last and the neighbours of the page; a negative number stands for a gap of more than one page. */
export function pagesToShow(page: number, pages: number): number[] {
  const near = [1, page - 1, page, page + 1, pages].filter((shown) => shown >= 1 && shown <= pages)
  const sorted = [...new Set(near)].sort((a, b) => a - b)
  return sorted.flatMap((shown, place) => {
    const before = sorted[place - 1] ?? 0
    if (shown - before === 2) return [shown - 1, shown]
    return shown - before > 2 ? [-shown, shown] : [shown]
  })
}
