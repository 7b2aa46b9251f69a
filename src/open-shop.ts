import type { Context, MiddlewareHandler } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { findVisit } from '#features/customers/reads.ts'
import { hashToken } from '#platform/tokens.ts'
import type { House } from './open-house.ts'
import type { PublicShop, Shop, Visitor } from './shop.ts'

export interface ShopEnvironment {
  Variables: { publicShop: PublicShop; openShop: () => Promise<Shop> }
}

const month = 30 * 24 * 60 * 60

/** Makes the shop for each request; who the visitor is, is found out only when somebody asks. */
export function openShopForRequest(house: House): MiddlewareHandler<ShopEnvironment> {
  return async (context, next) => {
    const publicShop = house.publicShop(house.config.publicUrl ?? new URL(context.req.url).origin)
    let shop: Promise<Shop> | null = null
    context.set('publicShop', publicShop)
    context.set('openShop', () => {
      shop ??= recogniseVisitor(context, publicShop).then((visitor) => ({ ...publicShop, visitor }))
      return shop
    })
    await next()
    if (shop === null) return
    const { visitor } = await (shop as Promise<Shop>)
    context.header('Cache-Control', 'no-store')
    if (visitor.newToken) rememberVisitor(context, publicShop, visitor.newToken)
  }
}

async function recogniseVisitor(context: Context, shop: PublicShop): Promise<Visitor> {
  const token = getCookie(context, cookieName(shop))
  const visit = token ? await findVisit(shop, await hashToken(token)) : null
  return { visitId: visit?.id ?? null, customerId: visit?.customerId ?? null, newToken: null }
}

function rememberVisitor(context: Context, shop: PublicShop, token: string): void {
  setCookie(context, cookieName(shop), token, {
    httpOnly: true,
    sameSite: 'Lax',
    path: '/',
    secure: shop.publicUrl.startsWith('https:'),
    maxAge: month,
  })
}

function cookieName(shop: PublicShop): string {
  return shop.publicUrl.startsWith('https:') ? '__Host-visit' : 'visit'
}
