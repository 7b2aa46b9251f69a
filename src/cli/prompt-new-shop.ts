import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline/promises'
import type { Readable, Writable } from 'node:stream'
import type { FieldProblems } from '#features/customers/checks/field-problems.ts'
import { answerProblem } from '#features/setup/checks/answers.ts'
import { colourProblems } from '#features/setup/checks/shop-plan.ts'
import { type SetupField, type SetupSection, setupFields } from '#features/setup/rules.ts'
import { setupAnswerTexts, setupHintTexts, setupQuestionTexts, setupSectionTexts } from '#features/setup/texts.ts'
import { translate } from '#shared/text.ts'

/** What a way of delivery is asked further once its cost is known. */
const dependsOnCost = /^(courier|locker|post)(?:FreeFrom|CashCost|Days)$/

/**
 * Asks a person for everything that a new shop needs; a wrong answer is asked for again with the reason. Resolves with the
 * answers by field; null when they left before the end.
 */
export async function promptNewShop(input: Readable, output: Writable): Promise<Record<string, string> | null> {
  const terminal = createInterface({ input, output })
  const left = new Promise<null>((resolve) => terminal.once('close', () => resolve(null)))
  const answers: Record<string, string> = {}
  let part: SetupSection | null = null
  try {
    for (const field of setupFields) {
      if (isUnneeded(field, answers)) continue
      if (field.part !== part) output.write(`\n${translate(setupSectionTexts[field.part])}\n`)
      part = field.part
      const answer = await Promise.race([askUntilValid(terminal.question.bind(terminal), output, field, answers), left])
      if (answer === null) return null
      if (answer !== '') answers[field.name] = answer
    }
    return answers
  } finally {
    terminal.close()
  }
}

/** No account without transfers, and no terms of a courier that is not offered. */
function isUnneeded({ name }: SetupField, answers: Record<string, string>): boolean {
  if (name === 'bankAccount') return /^n/i.test(answers.transfer ?? '')
  const [, courier] = dependsOnCost.exec(name) ?? []
  return courier !== undefined && answers[`${courier}Cost`] === undefined
}

async function askUntilValid(
  question: (words: string) => Promise<string>,
  output: Writable,
  field: SetupField,
  answers: Record<string, string>,
): Promise<string> {
  for (;;) {
    const typed = (await question(`  ${questionOf(field)}: `)).trim()
    const problem = findProblem(field, typed, answers)
    if (!problem) return typed
    output.write(`    ${translate(problem.text, problem.values)}\n`)
  }
}

function findProblem(field: SetupField, typed: string, answers: Record<string, string>): FieldProblems[string] | null {
  if (typed === '') return field.required ? { text: setupAnswerTexts.required } : null
  return (
    answerProblem(field.name, typed) ??
    (field.kind === 'colour' ? findContrastProblem(field.name, typed, answers) : null)
  )
}

/** The accent is asked first: it must be readable on white at least, and the background then beside that accent. */
function findContrastProblem(
  name: string,
  typed: string,
  { accent }: Record<string, string>,
): FieldProblems[string] | null {
  if (name === 'accent') return colourProblems({ accent: typed, background: '#ffffff' }).accent ?? null
  const { background, ...other } = colourProblems({ accent: accent ?? '#000000', background: typed })
  return background ?? (other.accent ? { text: setupAnswerTexts.wordsOnBackground } : null)
}

function questionOf({ name, kind, required }: SetupField): string {
  const hint =
    translate(setupHintTexts[kind]) || translate(required ? setupHintTexts.required : setupHintTexts.optional)
  return `${translate(setupQuestionTexts[name as keyof typeof setupQuestionTexts])} (${hint})`
}

/** The words of a command as they can be run anywhere; null when the person left. `end` is told the command's exit code. */
interface PromptedCommand {
  words: string[] | null
  end: (code: number) => void
}

/** `new` without a file asks here, at the person's own terminal, and becomes `new` with a file of what was answered. */
export async function promptWhenNew(words: string[]): Promise<PromptedCommand> {
  const isAsked = words.length === 1 && words[0] === 'new' && process.stdin.isTTY && process.stdout.isTTY
  if (!isAsked) return { words, end: () => {} }
  const answers = await promptNewShop(process.stdin, process.stdout)
  return answers ? saveAnswers(answers, console.error) : { words: null, end: () => {} }
}

/** The file of answers goes once they are taken; while they are refused it stays, so that nobody types all of them again. */
export function saveAnswers(answers: Record<string, string>, complain: (words: string) => void) {
  const folder = mkdtempSync(join(tmpdir(), 'witryna-new-'))
  const file = join(folder, 'answers.json')
  writeFileSync(file, JSON.stringify(withAbsolutePaths(answers), null, 2), { mode: 0o600 })
  const end = (code: number) => {
    if (code === 0) rmSync(folder, { recursive: true, force: true })
    else complain(`Odpowiedzi zostały w pliku. Popraw je w nim i powtórz: npm run shop -- new ${file}`)
  }
  return { words: ['new', file], end }
}

function withAbsolutePaths({ ...answers }: Record<string, string>): Record<string, string> {
  for (const name of ['logo', 'icon']) if (answers[name]) answers[name] = resolve(answers[name])
  return answers
}
