import type { ReactNode } from 'react'
import { StaticRouter } from 'react-router'
import { readBasketItems } from '#features/basket/checks.ts'
import type { BasketItem } from '#features/basket/rules/basket-items.ts'
import { AccountFrame } from '#features/customers/ui/account-page.tsx'
import { readWantedItems, writeItems } from '#features/lists/rules/entry.ts'
import { type EntriesState, entriesAddress } from '#features/lists/rules/entry-rows.ts'
import { isListRefusal, type ListRefusal, listRefusal } from '#features/lists/rules/shopping-list.ts'
import type { RemovedRows } from '#features/lists/ui/entries-form.tsx'
import { getEntries } from '#features/lists/views/entries.ts'
import { useTranslate } from '#kit/messages.tsx'
import { Pagination } from '#kit/pagination.tsx'
import { renderStatic } from '#kit/render-static.tsx'
import { type TextOverrides, translate } from '#shared/text.ts'
import type { PublicShop } from '#shop'
import { paginationTexts } from '../../texts/listing.ts'

/** Returns the content of a page as HTML, in the shop's texts; its links are plain ones. */
export function renderPage(shop: PublicShop, content: ReactNode): string {
  return renderStatic(
    shop,
    <StaticRouter location="/">
      <div className="page-width flex flex-col gap-4 py-8 desktop:py-12">{content}</div>
    </StaticRouter>,
    'rows-',
  )
}

/** The same within the client's account; `path` is that of the page, for its navigation. */
export function renderAccountPage(shop: PublicShop, path: string, content: ReactNode): string {
  return renderStatic(
    shop,
    <StaticRouter location={path}>
      <AccountFrame>
        <div className="flex min-w-0 flex-col gap-4">{content}</div>
      </AccountFrame>
    </StaticRouter>,
    'rows-',
  )
}

const maxTypedLength = 100

/** Returns the address of a page that shows why an action was refused, and what was typed: '/listy-zakupowe?blad=no_name'. */
export function refusedAddress(page: string, { code }: ListRefusal, typed = ''): string {
  const query = new URLSearchParams({ blad: code, ...(typed && { nazwa: typed.slice(0, maxTypedLength) }) })
  return `${page}${page.includes('?') ? '&' : '?'}${query}`
}

/** Returns its message; null when no action was refused. */
export function listRefusalMessage(query: URLSearchParams, overrides: TextOverrides): string | null {
  const code = query.get('blad')
  if (!isListRefusal(code)) return null
  const { message } = listRefusal(code)
  return translate(message.text, message.values, overrides)
}

/** Returns the name of what has just been removed, by the address; null without it, or when it is no longer sold. */
export async function getRemovedEntries(
  shop: PublicShop,
  written: string | null,
  most: number,
): Promise<RemovedRows | null> {
  if (!written) return null
  const found = (await getEntries(shop, readWantedItems(written, most))).filter(({ entry }) => entry && !entry.gone)
  if (found.length === 0) return null
  return { items: writeItems(found), names: found.flatMap(({ entry }) => entry?.product.name ?? []) }
}

export type ListFormRow = BasketItem & {
  /** Another field of its row. */
  hiddenField: (field: string) => string
}

/** Returns the rows of a posted form that its button is for: the one that `remove` names, else the selected ones. */
export function readSelectedRows(form: FormData): ListFormRow[] {
  const one = form.get('remove')
  const requested = new Set(one === null ? form.getAll('chosen') : [one])
  return readAllRows(form).filter(({ position }) => requested.has(position ?? ''))
}

/** Returns all rows of a posted form. */
export function readAllRows(form: FormData): ListFormRow[] {
  const fields = [...form].flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[name, value]] : [],
  )
  return readBasketItems(fields).map((item) => ({
    ...item,
    hiddenField: (field) => String(form.get(`${field}[${item.position}]`) ?? ''),
  }))
}

interface ListPaginationProps {
  path: string
  state: EntriesState
  pages: number
  /** The rest of the query. */
  more?: [name: string, value: string][]
}

/** Pagination of the rows. */
export function ListPagination({ path, state, pages, more }: ListPaginationProps) {
  const t = useTranslate()
  return (
    <Pagination
      page={state.page}
      pages={pages}
      addressOf={(page) => entriesAddress(path, { ...state, page }, more)}
      labels={{
        navigation: t(paginationTexts.pages),
        previous: t(paginationTexts.previousPage),
        next: t(paginationTexts.nextPage),
        page: (page) => t(paginationTexts.page, { page }),
      }}
    />
  )
}
