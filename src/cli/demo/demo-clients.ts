import {
  changePoints,
  createCustomer,
  type NewCustomer,
  setCustomerGroup,
} from '#features/customers/actions/customers.ts'
import { emailsWithAccount, findCustomerByEmail } from '#features/customers/queries.ts'
import { createListFor } from '#features/lists/actions/shopping-lists.ts'
import { listsOfClient } from '#features/lists/queries/shopping-lists.ts'
import type { Accounts } from '#platform/accounts/accounts.ts'
import { decimal } from '#shared/decimal.ts'
import type { PublicShop } from '#shop'
import type { LoadedProduct } from './load-prices-and-stock.ts'
import { type DemoPerson, readPeople } from './read-demo.ts'

/** Adds missing demo clients; hashes their passwords in parallel, because each takes long. */
export async function loadClients(shop: PublicShop, accounts: Accounts, people: DemoPerson[]): Promise<void> {
  const known = await emailsWithAccount(
    shop,
    people.map((person) => person.email),
  )
  const missing = people.filter((person) => !known.has(person.email))
  await Promise.all(missing.map((person) => addPerson(shop, accounts, person)))
}

async function addPerson(today: PublicShop, accounts: Accounts, person: DemoPerson): Promise<void> {
  const { sinceDays = 0 } = person
  const shop = { ...today, now: new Date(today.now.getTime() - sinceDays * 24 * 60 * 60_000) }
  const customerId = await createCustomer(shop, accounts, toClient(person))
  const { points = 0, group } = person
  if (points > 0) await changePoints(shop, { customerId, points, reason: 'granted', orderId: null })
  if (group) await setCustomerGroup(shop, person.email, group)
}

function toClient(person: DemoPerson): NewCustomer {
  const { login, email, password, kind, firstName, lastName, phone, company = '', taxNumber = '' } = person
  const { street, number, postcode, city, country } = person.address
  const address = {
    firstName,
    lastName,
    company,
    taxNumber,
    street,
    streetNumber: number,
    postcode,
    city,
    country,
    phone,
  }
  const kinds = kind === 'business' ? (['delivery', 'invoice'] as const) : (['delivery'] as const)
  return {
    account: { login, email, password, name: `${firstName} ${lastName}` },
    ...{ kind, email, firstName, lastName, phone, company, taxNumber },
    addresses: kinds.map((kind) => ({ kind, ...address })),
  }
}

/** Returns a private and a business client for trying out the shop, when the demo is loaded. */
export async function demoCredentials(shop: PublicShop): Promise<DemoPerson[]> {
  const people = readPeople()
  const known = await emailsWithAccount(
    shop,
    people.map((person) => person.email),
  )
  const kinds = ['private', 'business'] as const
  return kinds.flatMap((kind) => people.find((person) => person.kind === kind && known.has(person.email)) ?? [])
}

/** Adds the lists of db/demo to demo clients without shopping lists. */
export async function loadLists(
  shop: PublicShop,
  people: Pick<DemoPerson, 'email' | 'lists'>[],
  products: LoadedProduct[],
): Promise<void> {
  const ids = new Map(products.map(({ product, id }) => [product.id, id]))
  for (const { email, lists = [] } of people) {
    const customerId = lists.length > 0 ? await findCustomerByEmail(shop, email) : null
    if (customerId === null || (await listsOfClient(shop, customerId)).length > 0) continue
    for (const { products, ...list } of lists) {
      const items = Object.entries(products).map(([id, quantity]) => {
        const productId = ids.get(Number(id))
        if (productId === undefined) throw new Error(`db/demo/people.json: ${list.name}: ${id}`)
        return { productId, sizeId: null, quantity: decimal(quantity) }
      })
      const result = await createListFor(shop, customerId, { ...list, items })
      if (!result.ok) throw new Error(`db/demo/people.json: ${list.name}: ${result.problem.code}`)
    }
  }
}
