import { LRUCache } from 'lru-cache'
import type { CompanyRegister, RegisterAnswer, Registers } from './company-register.ts'
import { createTaxpayers, createVies } from './company-register.ts'
import type { PaymentGateway } from './payment-gateway.ts'

/** Whom a shop may ask outside. */
export interface Partners extends Registers {
  /** Null where buyers cannot pay online. */
  gateway: PaymentGateway | null
}

/**
 * Opens the plugs to the outside, with one cache of answers for each process.
 * @param addresses where the registers answer, by name; null: none is asked
 */
export function openPartners(
  addresses: { [Name in keyof Registers]: string } | null,
  gateway: PaymentGateway | null = null,
): Partners {
  if (!addresses) return { vies: askNobody, taxpayers: askNobody, gateway }
  return {
    gateway,
    vies: cacheRegister(createVies(addresses.vies)),
    taxpayers: cacheRegister(createTaxpayers(addresses.taxpayers)),
  }
}

async function askNobody(): Promise<RegisterAnswer> {
  return { status: 'unavailable' }
}

const maxNumbers = 2_000

const day = 24 * 60 * 60 * 1000

/** So soon a register that did not answer may be asked about the same number again. */
const minute = 60 * 1000

/** Asks a register about a number once a day, and once at a time. */
export function cacheRegister(register: CompanyRegister): CompanyRegister {
  const cache = new LRUCache<string, { answer: Promise<RegisterAnswer>; until: number }>({ max: maxNumbers })
  return (country, number, now) => {
    const key = `${country} ${number}`
    const cached = cache.get(key)
    if (cached && cached.until > now.getTime()) return cached.answer
    const entry = { answer: register(country, number, now), until: now.getTime() + day }
    cache.set(key, entry)
    void entry.answer.then(({ status }) => {
      if (status === 'unavailable') entry.until = now.getTime() + minute
    })
    return entry.answer
  }
}
