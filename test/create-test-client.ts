import type { Shop } from '#shop'

/** Somebody who has just registered; his id. */
export async function createTestClient({ database }: Shop): Promise<number> {
  const email = `${crypto.randomUUID()}@example.com`
  const { id } = await database.insertInto('customer').values({ email }).returning('id').executeTakeFirstOrThrow()
  return id
}

/** The shop as the client sees it who has just signed in on a device of his own: a new one, unless it is said who. */
export async function asClient(shop: Shop, customerId?: number): Promise<Shop> {
  const id = customerId ?? (await createTestClient(shop))
  return { ...shop, visitor: { visitId: null, customerId: id, address: null, cookieToken: null } }
}
