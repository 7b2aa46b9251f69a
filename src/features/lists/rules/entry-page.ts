/** So many rows of products stand on a page. */
export const rowsOnPage = 60

/** One page of many rows; a page that there is not is the last. */
export interface PageOf<Row> {
  rows: Row[]
  page: number
  pages: number
  count: number
}

/** The rows of a page that an address names. */
export function pageOf<Row>(all: Row[], asked: string | null): PageOf<Row> {
  const pages = Math.max(1, Math.ceil(all.length / rowsOnPage))
  const page = /^[1-9]\d{0,3}$/.test(asked ?? '') ? Math.min(Number(asked), pages) : 1
  return { rows: all.slice((page - 1) * rowsOnPage, page * rowsOnPage), page, pages, count: all.length }
}
