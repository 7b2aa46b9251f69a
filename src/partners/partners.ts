import { cacheRegister } from './cached-register.ts'
import type { Partners, RegisterAnswer } from './company-register.ts'
import { createTaxpayers } from './taxpayers.ts'
import { createVies } from './vies.ts'

/**
 * Opens the plugs to the outside, with one cache of answers for each process.
 * @param addresses where the registers answer, by name; null: none is asked
 */
export function openPartners(addresses: { [Name in keyof Partners]: string } | null): Partners {
  if (!addresses) return { vies: askNobody, taxpayers: askNobody }
  return {
    vies: cacheRegister(createVies(addresses.vies)),
    taxpayers: cacheRegister(createTaxpayers(addresses.taxpayers)),
  }
}

async function askNobody(): Promise<RegisterAnswer> {
  return { status: 'unavailable' }
}
