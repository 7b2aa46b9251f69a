import type { Shop } from '../src/shop.ts'

/** Somebody who has just registered; his id. */
export async function newClient({ database }: Shop): Promise<number> {
  const email = `${crypto.randomUUID()}@example.com`
  const { id } = await database.insertInto('customer').values({ email }).returning('id').executeTakeFirstOrThrow()
  return id
}

/** The shop as the client sees it who has just signed in on a device of his own: a new one, unless it is said who. */
export async function seenByClient(shop: Shop, customerId?: number): Promise<Shop> {
  const id = customerId ?? (await newClient(shop))
  return { ...shop, visitor: { visitId: null, customerId: id, address: null, cookieToken: null } }
}
