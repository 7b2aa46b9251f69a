import { readBankAccount } from '#features/content/checks/bank-account.ts'
import { readRegistry } from '#features/content/checks/registry.ts'
import { readEmail } from '#features/customers/checks/email.ts'
import { readPhone } from '#features/customers/checks/phone.ts'
import { postcodeWords, readPostcode } from '#features/customers/checks/postcode.ts'
import type { FieldProblems } from '#features/customers/checks/problems.ts'
import { readNip } from '#features/customers/checks/tax-number.ts'
import { validationTexts } from '#features/customers/texts/validation.ts'
import type { Message } from '#shared/text.ts'
import { fields } from '../rules/fields.ts'
import { answerTexts } from '../texts/questions.ts'
import { readAmount, readColour, readDays, readTime, readYesNo } from './read-value.ts'

/** Answers by field as the shop stores them: accounts without spaces, amounts in grosze. What was left out or empty is missing. */
export interface Answers {
  text: Record<string, string>
  amount: Record<string, number>
  days: Record<string, [number, number]>
  yesNo: Record<string, boolean>
}

type Read = { value: string } | { problem: Message }

const longest: Record<string, number> = { shopName: 60, name: 200, registry: 500, street: 100, city: 80 }

/** What is wrong with one answer by itself; null when nothing is. For asking again at once. */
export function problemOf(name: string, typed: string): Message | null {
  return readAnswers({ [name]: typed }).problems[name] ?? null
}

/** Every answer read by itself, and what is wrong with them by field. Whether all that is needed is there, `wholeShop` says. */
export function readAnswers(raw: Record<string, unknown>): { answers: Answers; problems: FieldProblems } {
  const answers: Answers = { text: {}, amount: {}, days: {}, yesNo: {} }
  const problems: FieldProblems = {}
  const known = new Map(fields.map((field) => [field.name, field]))
  for (const [name, given] of Object.entries(raw)) {
    const field = known.get(name)
    const typed = typeof given === 'number' || typeof given === 'boolean' ? String(given) : given
    if (!field) problems[name] = { text: answerTexts.unknownField }
    else if (typeof typed !== 'string') problems[name] = { text: answerTexts.notText }
    else if (typed.trim() !== '') {
      const problem = take(answers, field.kind, name, typed.trim())
      if (problem) problems[name] = problem
    }
  }
  return { answers, problems }
}

function take(answers: Answers, kind: string, name: string, typed: string): Message | null {
  if (kind === 'amount') return keep(answers.amount, name, readAmount(typed), { text: answerTexts.amount })
  if (kind === 'days') return keep(answers.days, name, readDays(typed), { text: answerTexts.days })
  if (kind === 'yes-no') return keep(answers.yesNo, name, readYesNo(typed), { text: answerTexts.yesNo })
  const read = readWords(kind, name, typed)
  if ('problem' in read) return read.problem
  answers.text[name] = read.value
  return null
}

function readWords(kind: string, name: string, typed: string): Read {
  if (kind === 'colour') return or(readColour(typed), { text: answerTexts.colour })
  if (kind === 'time') return or(readTime(typed), { text: answerTexts.time })
  return readText(name, typed)
}

function keep<Value>(into: Record<string, Value>, name: string, value: Value | null, problem: Message): Message | null {
  if (value === null) return problem
  into[name] = value
  return null
}

function readText(name: string, typed: string): Read {
  if (name === 'taxNumber') return or(readNip(typed), { text: answerTexts.taxNumber })
  if (name === 'bankAccount') return or(readBankAccount(typed), { text: answerTexts.bankAccount })
  if (name === 'postcode')
    return or(readPostcode(typed, 'PL'), { text: validationTexts.incorect_zipcode, values: postcodeWords('PL') })
  if (name === 'phone') {
    const read = readPhone(typed, 'PL')
    return 'value' in read ? read : { problem: { text: validationTexts[read.code] } }
  }
  if (name === 'email') {
    const read = readEmail(typed)
    return 'value' in read ? read : { problem: { text: validationTexts[read.code], values: read.values } }
  }
  const most = longest[name] ?? 500
  if (name === 'registry' && typed.length <= most) return or(readRegistry(typed), { text: answerTexts.registry })
  return typed.length <= most ? { value: typed } : { problem: { text: answerTexts.tooLong, values: { most } } }
}

function or(value: string | null, problem: Message): Read {
  return value === null ? { problem } : { value }
}
