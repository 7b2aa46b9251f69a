import type { Shop } from '#shop'

/** The id of a newly registered client. */
export async function createTestClient({ database }: Shop): Promise<number> {
  const email = `${crypto.randomUUID()}@example.com`
  const { id } = await database.insertInto('customer').values({ email }).returning('id').executeTakeFirstOrThrow()
  return id
}

/** The shop of a client who has just signed in on a new device; by default a new client. */
export async function asClient(shop: Shop, customerId?: number): Promise<Shop> {
  const id = customerId ?? (await createTestClient(shop))
  return { ...shop, visitor: { visitId: null, customerId: id, address: null, cookieToken: null } }
}
