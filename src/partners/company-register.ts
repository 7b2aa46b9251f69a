import { z } from 'zod'
import { warsawDay } from '#shared/day.ts'

/** What a register of companies says about a tax number. */
export type RegisterAnswer =
  | { status: 'found'; company: RegisteredCompany }
  | { status: 'not_found' }
  /** The register did not answer in time, or with an error: nothing is known. */
  | { status: 'unavailable' }

/** As the register writes it; '' where it does not say. */
export interface RegisteredCompany {
  name: string
  /** In one line. */
  address: string
}

/** Asks one register; never throws. */
export type CompanyRegister = (country: string, number: string, now: Date) => Promise<RegisterAnswer>

/** The registers that a shop may ask. */
export interface Registers {
  /** The VAT numbers of the European Union, by country ('EL' for Greece) and the number without it. */
  vies: CompanyRegister
  /** The Polish list of VAT payers, by country 'PL' and NIP. */
  taxpayers: CompanyRegister
}

/** How long a register may take, in milliseconds. */
export const registerTimeout = 4_000
const maxLength = 100_000

/** Returns the JSON of a register; null when it does not answer within so many milliseconds, is too long, or is an error. */
export async function fetchJson(address: string, milliseconds: number): Promise<unknown> {
  try {
    const signal = AbortSignal.timeout(milliseconds)
    const answer = await fetch(address, { signal, redirect: 'error', headers: { Accept: 'application/json' } })
    if (answer.status !== 200) {
      await answer.body?.cancel()
      return null
    }
    return JSON.parse(await readText(answer))
  } catch {
    return null
  }
}

/** Throws when it is too long. */
async function readText({ body }: Response): Promise<string> {
  let text = ''
  for await (const part of (body ?? new Blob().stream()).pipeThrough(new TextDecoderStream())) {
    text += part
    if (text.length > maxLength) throw new Error('too long')
  }
  return text
}

const viesAnswer = z.object({
  isValid: z.boolean(),
  /** VALID or INVALID; anything else says that the member state did not answer. */
  userError: z.string().optional(),
  name: z.string().nullish(),
  address: z.string().nullish(),
})

/** VIES, the VAT numbers of the European Union: https://ec.europa.eu/taxation_customs/vies/#/technical-information */
export function createVies(address: string, timeout = registerTimeout): CompanyRegister {
  return async (country, number) => {
    const path = `ms/${encodeURIComponent(country)}/vat/${encodeURIComponent(number)}`
    return readVies(await fetchJson(`${address}/${path}`, timeout))
  }
}

function readVies(json: unknown): RegisterAnswer {
  const answer = viesAnswer.safeParse(json).data
  if (!answer || !['VALID', 'INVALID', undefined].includes(answer.userError)) return { status: 'unavailable' }
  if (!answer.isValid) return { status: 'not_found' }
  return { status: 'found', company: { name: disclosed(answer.name), address: disclosed(answer.address) } }
}

/** Member states that disclose nothing send '---'. */
function disclosed(text: string | null | undefined): string {
  const line = (text ?? '').replace(/\s*\n\s*/g, ', ').trim()
  return /^-*$/.test(line) ? '' : line
}

const taxpayerAnswer = z.object({
  result: z.object({
    subject: z
      .object({
        name: z.string().nullish(),
        workingAddress: z.string().nullish(),
        residenceAddress: z.string().nullish(),
      })
      .nullable(),
  }),
})

/**
 * The list of VAT payers of the Polish Ministry of Finance: https://wl-api.mf.gov.pl. It allows a hundred questions a day from one
 * address, so answers are cached. Companies that pay no VAT are not on it.
 */
export function createTaxpayers(address: string, timeout = registerTimeout): CompanyRegister {
  return async (_country, nip, now) =>
    readTaxpayer(await fetchJson(`${address}/search/nip/${encodeURIComponent(nip)}?date=${warsawDay(now)}`, timeout))
}

function readTaxpayer(json: unknown): RegisterAnswer {
  const answer = taxpayerAnswer.safeParse(json).data
  if (!answer) return { status: 'unavailable' }
  const { subject } = answer.result
  if (!subject) return { status: 'not_found' }
  const address = subject.workingAddress || subject.residenceAddress || ''
  return { status: 'found', company: { name: (subject.name ?? '').trim(), address: address.trim() } }
}
