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

/** Further questions about a delivery method with a cost. */
const dependsOnCost = /^(courier|locker|post)(?:FreeFrom|CashCost|Days)$/

/**
 * Asks for all settings of a new shop; repeats a question with the reason after an invalid answer. Resolves with the answers by
 * field; null when the user leaves early.
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

/** Skips the account without transfers, and the terms of couriers that are not offered. */
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

/** The accent comes first: it must be readable on white, and then on the background. */
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

/** Returns a command's arguments for use in any folder; null when the user leaves. `end` receives the exit code. */
interface PromptedCommand {
  words: string[] | null
  end: (code: number) => void
}

/** `new` without a file asks questions in the user's own terminal, then runs `new` with a file of the answers. */
export async function promptWhenNew(words: string[]): Promise<PromptedCommand> {
  const isInteractive = words.length === 1 && words[0] === 'new' && process.stdin.isTTY && process.stdout.isTTY
  if (!isInteractive) return { words, end: () => {} }
  const answers = await promptNewShop(process.stdin, process.stdout)
  return answers ? saveAnswers(answers, console.error) : { words: null, end: () => {} }
}

/** The answers file is deleted after success; after a refusal it stays, so that the user need not type the answers again. */
export function saveAnswers(answers: Record<string, string>, report: (words: string) => void) {
  const folder = mkdtempSync(join(tmpdir(), 'witryna-new-'))
  const file = join(folder, 'answers.json')
  writeFileSync(file, JSON.stringify(withAbsolutePaths(answers), null, 2), { mode: 0o600 })
  const end = (code: number) => {
    if (code === 0) rmSync(folder, { recursive: true, force: true })
    else report(`Odpowiedzi zostały w pliku. Popraw je w nim i powtórz: npm run shop -- new ${file}`)
  }
  return { words: ['new', file], end }
}

function withAbsolutePaths({ ...answers }: Record<string, string>): Record<string, string> {
  for (const name of ['logo', 'icon']) if (answers[name]) answers[name] = resolve(answers[name])
  return answers
}
