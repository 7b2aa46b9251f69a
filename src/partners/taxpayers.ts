import { z } from 'zod'
import { warsawDay } from '#shared/day.ts'
import { type CompanyRegister, fetchJson, type RegisterAnswer, registerTimeout } from './company-register.ts'

const answerSchema = z.object({
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
    readAnswer(await fetchJson(`${address}/search/nip/${encodeURIComponent(nip)}?date=${warsawDay(now)}`, timeout))
}

function readAnswer(json: unknown): RegisterAnswer {
  const answer = answerSchema.safeParse(json).data
  if (!answer) return { status: 'unavailable' }
  const { subject } = answer.result
  if (!subject) return { status: 'not_found' }
  const address = subject.workingAddress || subject.residenceAddress || ''
  return { status: 'found', company: { name: (subject.name ?? '').trim(), address: address.trim() } }
}
