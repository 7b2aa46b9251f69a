import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { askNewShop } from './ask-new-shop.ts'

/** The words of a command as they can be run anywhere; null when the person left. `end` is told the command's exit code. */
interface Asked {
  words: string[] | null
  end: (code: number) => void
}

/** `new` without a file asks here, at the person's own terminal, and becomes `new` with a file of what was answered. */
export async function askWhenNew(words: string[]): Promise<Asked> {
  const isAsked = words.length === 1 && words[0] === 'new' && process.stdin.isTTY && process.stdout.isTTY
  if (!isAsked) return { words, end: () => {} }
  const answers = await askNewShop(process.stdin, process.stdout)
  return answers ? answered(answers, console.error) : { words: null, end: () => {} }
}

/** The file of answers goes once they are taken; while they are refused it stays, so that nobody types all of them again. */
export function answered(answers: Record<string, string>, complain: (words: string) => void) {
  const folder = mkdtempSync(join(tmpdir(), 'witryna-new-'))
  const file = join(folder, 'answers.json')
  writeFileSync(file, JSON.stringify(withWholePaths(answers), null, 2), { mode: 0o600 })
  const end = (code: number) => {
    if (code === 0) rmSync(folder, { recursive: true, force: true })
    else complain(`Odpowiedzi zostały w pliku. Popraw je w nim i powtórz: npm run shop -- new ${file}`)
  }
  return { words: ['new', file], end }
}

function withWholePaths({ ...answers }: Record<string, string>): Record<string, string> {
  for (const name of ['logo', 'icon']) if (answers[name]) answers[name] = resolve(answers[name])
  return answers
}
