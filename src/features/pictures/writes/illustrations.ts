import { sql } from 'kysely'
import type { PublicShop } from '#shop'

/** Lets the pictures of these addresses be fetched, unless they are known or longer than 2,000 bytes. In one order, so that two imports only wait for each other. */
export async function insertIllustrations(shop: PublicShop, addresses: string[]): Promise<void> {
  if (addresses.length === 0) return
  await sql`
    insert into illustration (source_url)
    select distinct address from unnest(${addresses}::text[]) as given (address)
    where octet_length(address) <= 2000 order by address
    on conflict (source_url) do nothing
  `.execute(shop.database)
}
