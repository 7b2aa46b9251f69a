import { data, type LoaderFunctionArgs, redirect } from 'react-router'
import { findCategory } from '#features/catalogue/reads/category.ts'
import { sellerOf } from '#features/content/settings.ts'
import { productList } from '#features/search/reads/product-list.ts'
import { say } from '#shared/text.ts'
import { idAtEnd, urls } from '#shared/urls.ts'
import type { PageHead } from '../../page-head.ts'
import { plainText } from '../../plain-text.ts'
import { publicShop } from '../../shop-context.ts'
import { breadcrumbList } from '../../structured-data.ts'
import { frameTexts } from '../../texts/frame.ts'
import { listTexts } from '../../texts/list.ts'
import { listAddress, readListRequest } from '../list-request.ts'

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const shop = publicShop(context)
  const id = idAtEnd(params.category ?? '')
  const category = id === null ? null : await findCategory(shop, id)
  if (!category) throw data(null, { status: 404 })
  const { pathname, search, searchParams } = new URL(request.url)
  const path = urls.category(category)
  if (pathname.replace(/\.data$/, '') !== path) throw redirect(path + search, 301)
  const asked = readListRequest(searchParams)
  const list = await productList(shop, { ...asked, within: { category: category.id } })
  if (list.page > list.pages) throw data(null, { status: 404 })
  const breadcrumbs = [
    { name: say(frameTexts.home, {}, shop.words), address: urls.home() },
    ...category.ancestors.map((ancestor) => ({ name: ancestor.name, address: urls.category(ancestor) })),
    { name: category.name, address: null },
  ]
  const { shopName } = sellerOf(shop.settings)
  const addressOf = (page: number) => urls.absolute(shop.publicUrl, listAddress(path, { page, sort: 'popularnosc' }))
  const name =
    list.page > 1 ? say(listTexts.pageOf, { title: category.name, page: list.page }, shop.words) : category.name
  const head: PageHead = {
    title: `${name} · ${shopName}`,
    description: plainText(category.description) || category.name,
    canonical: addressOf(list.page),
    shopName,
    picture: pictureOf(shop.publicUrl, list.products[0]?.pictures[0]?.file),
    previous: list.page > 1 ? addressOf(list.page - 1) : null,
    next: list.page < list.pages ? addressOf(list.page + 1) : null,
    structured: [breadcrumbList(breadcrumbs, shop.publicUrl)],
  }
  return { head, breadcrumbs, category, list, sort: asked.sort, path, money: shop.currency.format }
}

function pictureOf(publicUrl: string, file: string | undefined): string | null {
  return file ? urls.absolute(publicUrl, urls.picture(file, 960)) : null
}
