import { createInterface } from 'node:readline/promises'
import type { Readable, Writable } from 'node:stream'
import type { FieldProblems } from '#features/customers/checks/problems.ts'
import { problemOf } from '#features/setup/checks/answers.ts'
import { colourProblems } from '#features/setup/checks/colour-problems.ts'
import { type Field, fields, type Part } from '#features/setup/rules/fields.ts'
import { answerTexts, hintTexts, partTexts, questionTexts } from '#features/setup/texts/questions.ts'
import { say } from '#shared/text.ts'

/** What a way of delivery is asked further once its cost is known. */
const followsCost = /^(courier|locker|post)(?:FreeFrom|CashCost|Days)$/

/**
 * Asks a person for everything that a new shop needs; a wrong answer is asked for again with the reason. Resolves with the
 * answers by field; null when they left before the end.
 */
export async function askNewShop(input: Readable, output: Writable): Promise<Record<string, string> | null> {
  const terminal = createInterface({ input, output })
  const left = new Promise<null>((resolve) => terminal.once('close', () => resolve(null)))
  const answers: Record<string, string> = {}
  let part: Part | null = null
  try {
    for (const field of fields) {
      if (isNeedless(field, answers)) continue
      if (field.part !== part) output.write(`\n${say(partTexts[field.part])}\n`)
      part = field.part
      const answer = await Promise.race([askUntilRight(terminal.question.bind(terminal), output, field, answers), left])
      if (answer === null) return null
      if (answer !== '') answers[field.name] = answer
    }
    return answers
  } finally {
    terminal.close()
  }
}

/** No account without transfers, and no terms of a courier that is not offered. */
function isNeedless({ name }: Field, answers: Record<string, string>): boolean {
  if (name === 'bankAccount') return /^n/i.test(answers.transfer ?? '')
  const [, courier] = followsCost.exec(name) ?? []
  return courier !== undefined && answers[`${courier}Cost`] === undefined
}

async function askUntilRight(
  question: (words: string) => Promise<string>,
  output: Writable,
  field: Field,
  answers: Record<string, string>,
): Promise<string> {
  for (;;) {
    const typed = (await question(`  ${questionOf(field)}: `)).trim()
    const problem = whatIsWrong(field, typed, answers)
    if (!problem) return typed
    output.write(`    ${say(problem.text, problem.values)}\n`)
  }
}

function whatIsWrong(field: Field, typed: string, answers: Record<string, string>): FieldProblems[string] | null {
  if (typed === '') return field.required ? { text: answerTexts.required } : null
  return problemOf(field.name, typed) ?? (field.kind === 'colour' ? unreadable(field.name, typed, answers) : null)
}

/** The accent is asked first: it must be readable on white at least, and the background then beside that accent. */
function unreadable(name: string, typed: string, { accent }: Record<string, string>): FieldProblems[string] | null {
  if (name === 'accent') return colourProblems({ accent: typed, background: '#ffffff' }).accent ?? null
  const { background, ...other } = colourProblems({ accent: accent ?? '#000000', background: typed })
  return background ?? (other.accent ? { text: answerTexts.wordsOnBackground } : null)
}

function questionOf({ name, kind, required }: Field): string {
  const hint = say(hintTexts[kind]) || say(required ? hintTexts.required : hintTexts.optional)
  return `${say(questionTexts[name as keyof typeof questionTexts])} (${hint})`
}
