import { z } from 'zod'
import { type CompanyRegister, fetchJson, type RegisterAnswer, registerTimeout } from './company-register.ts'

const answerSchema = z.object({
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
    return readAnswer(await fetchJson(`${address}/${path}`, timeout))
  }
}

function readAnswer(json: unknown): RegisterAnswer {
  const answer = answerSchema.safeParse(json).data
  if (!answer || !['VALID', 'INVALID', undefined].includes(answer.userError)) return { status: 'unavailable' }
  if (!answer.isValid) return { status: 'not_found' }
  return { status: 'found', company: { name: disclosed(answer.name), address: disclosed(answer.address) } }
}

/** Member states that disclose nothing send '---'. */
function disclosed(text: string | null | undefined): string {
  const line = (text ?? '').replace(/\s*\n\s*/g, ', ').trim()
  return /^-*$/.test(line) ? '' : line
}
