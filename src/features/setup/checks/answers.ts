import { readRegistry } from '#features/content/checks/shop-identity.ts'
import { type FieldProblems, problemMessage } from '#features/customers/checks/field-problems.ts'
import { checkIban } from '#features/customers/checks/iban.ts'
import { checkPhone } from '#features/customers/checks/phone.ts'
import { checkEmail } from '#features/customers/rules/fields/email.ts'
import type { FieldResult } from '#features/customers/rules/fields/field-result.ts'
import { checkPostcode } from '#features/customers/rules/fields/postcode.ts'
import { readNip } from '#features/customers/rules/fields/tax-number-shape.ts'
import type { Message } from '#shared/text.ts'
import { setupFields } from '../rules.ts'
import { setupAnswerTexts } from '../texts.ts'

/** Answers by field in stored form: accounts without spaces, amounts in grosze. Empty ones are missing. */
export interface Answers {
  text: Record<string, string>
  amount: Record<string, number>
  days: Record<string, [number, number]>
  yesNo: Record<string, boolean>
}

type AnswerReading = { value: string } | { problem: Message }

const maxLengths: Record<string, number> = { shopName: 60, name: 200, registry: 500, street: 100, city: 80 }

/** Returns the problem of a single answer, to repeat the question at once; null when there is none. */
export function answerProblem(name: string, input: string): Message | null {
  return readAnswers({ [name]: input }).problems[name] ?? null
}

/** Parses each answer, and returns problems by field. `planShop` checks whether required answers are present. */
export function readAnswers(raw: Record<string, unknown>): { answers: Answers; problems: FieldProblems } {
  const answers: Answers = { text: {}, amount: {}, days: {}, yesNo: {} }
  const problems: FieldProblems = {}
  const known = new Map(setupFields.map((field) => [field.name, field]))
  for (const [name, given] of Object.entries(raw)) {
    const field = known.get(name)
    const input = typeof given === 'number' || typeof given === 'boolean' ? String(given) : given
    if (!field) problems[name] = { text: setupAnswerTexts.unknownField }
    else if (typeof input !== 'string') problems[name] = { text: setupAnswerTexts.notText }
    else if (input.trim() !== '') {
      const problem = storeAnswer(answers, field.kind, name, input.trim())
      if (problem) problems[name] = problem
    }
  }
  return { answers, problems }
}

function storeAnswer(answers: Answers, kind: string, name: string, input: string): Message | null {
  if (kind === 'amount')
    return storeValue(answers.amount, name, readPriceAnswer(input), { text: setupAnswerTexts.amount })
  if (kind === 'days') return storeValue(answers.days, name, readWorkingDays(input), { text: setupAnswerTexts.days })
  if (kind === 'yes-no') return storeValue(answers.yesNo, name, readYesNo(input), { text: setupAnswerTexts.yesNo })
  const read = readAnswerText(kind, name, input)
  if ('problem' in read) return read.problem
  answers.text[name] = read.value
  return null
}

function readAnswerText(kind: string, name: string, input: string): AnswerReading {
  if (kind === 'colour') return or(readColour(input), { text: setupAnswerTexts.colour })
  if (kind === 'time') return or(readTime(input), { text: setupAnswerTexts.time })
  return readText(name, input)
}

function storeValue<Value>(
  into: Record<string, Value>,
  name: string,
  value: Value | null,
  problem: Message,
): Message | null {
  if (value === null) return problem
  into[name] = value
  return null
}

function readText(name: string, input: string): AnswerReading {
  if (name === 'taxNumber') return or(readNip(input), { text: setupAnswerTexts.taxNumber })
  if (name === 'bankAccount') {
    const account = checkIban(input)
    return 'value' in account ? account : { problem: { text: setupAnswerTexts.bankAccount } }
  }
  if (name === 'postcode') return answer(checkPostcode(input, { country: 'PL' }))
  if (name === 'phone') return answer(checkPhone(input, { country: 'PL' }))
  if (name === 'email') return answer(checkEmail(input))
  const most = maxLengths[name] ?? 500
  if (name === 'registry' && input.length <= most) return or(readRegistry(input), { text: setupAnswerTexts.registry })
  return input.length <= most ? { value: input } : { problem: { text: setupAnswerTexts.tooLong, values: { most } } }
}

function answer(result: FieldResult): AnswerReading {
  return 'value' in result ? { value: result.value } : { problem: problemMessage(result) }
}

function or(value: string | null, problem: Message): AnswerReading {
  return value === null ? { problem } : { value }
}

/** '16,90', '16.90' or '17' in minor units; null for other input: '1.000' is ambiguous. */
export function readPriceAnswer(input: string): number | null {
  const [, whole, cents = '00'] = /^(\d{1,5})(?:[.,](\d{2}))?(?:\s*zł)?$/.exec(input.trim()) ?? []
  return whole === undefined ? null : Number(whole) * 100 + Number(cents)
}

/** '2' or '1-3': from and to, working days. */
export function readWorkingDays(input: string): [number, number] | null {
  const [, from, to = from] = /^(\d{1,2})(?:\s*[-–]\s*(\d{1,2}))?$/.exec(input.trim()) ?? []
  const days: [number, number] = [Number(from), Number(to)]
  return from !== undefined && days[0] <= days[1] && days[1] <= 30 ? days : null
}

/** '9:00' → '09:00'; null when it is not a time of day. */
export function readTime(input: string): string | null {
  const [, hours, minutes] = /^([01]?\d|2[0-3])[:.]([0-5]\d)$/.exec(input.trim()) ?? []
  return hours === undefined ? null : `${hours.padStart(2, '0')}:${minutes}`
}

const yes = ['tak', 't', 'yes', 'true', 'on']
const no = ['nie', 'n', 'no', 'false']

export function readYesNo(input: string): boolean | null {
  const word = input.trim().toLowerCase()
  if (yes.includes(word)) return true
  return no.includes(word) ? false : null
}

/** '#1F4D3F' → '#1f4d3f'; null when it is not a colour. */
export function readColour(input: string): string | null {
  const colour = input.trim().toLowerCase()
  return /^#[0-9a-f]{6}$/.test(colour) ? colour : null
}
