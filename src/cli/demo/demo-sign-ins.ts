import { knownEmails } from '#features/customers/reads.ts'
import type { PublicShop } from '#shop'
import type { DemoPerson } from './demo-person.ts'
import { readPeople } from './read-demo.ts'

/** With whom one may sign in to try the shop out: a private and a business client, if the demo is loaded. */
export async function demoSignIns(shop: PublicShop): Promise<DemoPerson[]> {
  const people = readPeople()
  const known = await knownEmails(
    shop,
    people.map((person) => person.email),
  )
  const kinds = ['private', 'business'] as const
  return kinds.flatMap((kind) => people.find((person) => person.kind === kind && known.has(person.email)) ?? [])
}
