import { addClient, type NewClient } from '#features/customers/actions/add-client.ts'
import { movePoints } from '#features/customers/actions/move-points.ts'
import { setGroup } from '#features/customers/actions/set-group.ts'
import { knownEmails } from '#features/customers/reads.ts'
import type { Accounts } from '#platform/accounts/accounts.ts'
import type { PublicShop } from '#shop'
import type { DemoPerson } from './demo-person.ts'

/** Adds the demo clients who are not there yet; their passwords are hashed side by side, as each takes its time. */
export async function loadPeople(shop: PublicShop, accounts: Accounts, people: DemoPerson[]): Promise<void> {
  const known = await knownEmails(
    shop,
    people.map((person) => person.email),
  )
  const missing = people.filter((person) => !known.has(person.email))
  await Promise.all(missing.map((person) => addPerson(shop, accounts, person)))
}

async function addPerson(shop: PublicShop, accounts: Accounts, person: DemoPerson): Promise<void> {
  const customerId = await addClient(shop, accounts, toClient(person))
  const { points = 0, group } = person
  if (points > 0) await movePoints(shop, { customerId, points, reason: 'granted', orderId: null })
  if (group) await setGroup(shop, person.email, group)
}

function toClient(person: DemoPerson): NewClient {
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
